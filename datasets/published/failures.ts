/** An answer other than the file. */
export class HttpFailure extends Error {
  readonly status: number;

  constructor(status: number, statusText: string) {
    super(`the server answered ${status}${statusText === '' ? '' : ` ${statusText}`}`);
    this.name = 'HttpFailure';
    this.status = status;
  }
}

/** More bytes than any published file has. */
export class TooLarge extends Error {
  constructor(limit: number) {
    super(`it is larger than ${limit / 1e6} MB, so it is not the published file`);
    this.name = 'TooLarge';
  }
}

/** Answers after which another try may go better: a wrong range, time-outs, too many requests. */
const PASSING_STATUS = [206, 408, 416, 425, 429];

/** What went wrong in words, and whether it may pass, so that another try is worth while. */
export interface Failure {
  readonly problem: string;
  readonly passing: boolean;
}

/** Explains what a download threw: an answer of the server, or undici's error with the cause behind it. */
export function explainFailure(error: unknown, silenceMs: number): Failure {
  if (error instanceof HttpFailure)
    return { problem: error.message, passing: error.status >= 500 || PASSING_STATUS.includes(error.status) };
  if (error instanceof TooLarge) return { problem: error.message, passing: false };
  const { code, message } = innermost(error as Caused);
  const silence = `${silenceMs / 1000} s`;
  switch (code) {
    case 'UND_ERR_CONNECT_TIMEOUT':
      return { problem: 'the server accepts no connection (connect timeout)', passing: true };
    case 'UND_ERR_HEADERS_TIMEOUT':
      return { problem: `the server did not answer within ${silence} (response timeout)`, passing: true };
    case 'UND_ERR_BODY_TIMEOUT':
      return { problem: `the server sent nothing for ${silence} (stall timeout)`, passing: true };
    case 'UND_ERR_SOCKET':
    case 'ECONNRESET':
      return { problem: 'the connection was cut', passing: true };
    case 'EAI_AGAIN':
      return { problem: 'the name server did not answer (EAI_AGAIN)', passing: true };
    case 'ENOTFOUND':
      return {
        problem: 'the host cannot be found (ENOTFOUND: no network, or only by a proxy)',
        passing: false,
      };
    case 'ECONNREFUSED':
      return { problem: 'the connection was refused', passing: false };
    default:
      // Certificates, redirects that go in circles, addresses that are none: they stay as they are.
      return { problem: code === undefined ? message : `${message} (${code})`, passing: false };
  }
}

interface Caused {
  readonly code?: string;
  readonly message: string;
  readonly cause?: Caused;
}

/** undici says only "fetch failed", and the reason in the cause of the cause. */
function innermost(error: Caused): Caused {
  return error.cause === undefined ? error : innermost(error.cause);
}
