/** How many names a reason lists before it says "and … more", and how much of a long name it shows. */
const MAX_LISTED = 12;
const MAX_NAME_LENGTH = 60;

/** A name between quotation marks, cut where it is long. */
export function quoted(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? `"${name}"` : `"${name.slice(0, MAX_NAME_LENGTH)}…"`;
}

/** ` Label: one, two and 3 more.`, or nothing for an empty list. */
export function listed<T>(label: string, items: readonly T[], show: (item: T) => string): string {
  if (items.length === 0) return '';
  let shown = show(items[0] as T);
  for (let at = 1; at < items.length && at < MAX_LISTED; at++) shown += `, ${show(items[at] as T)}`;
  const rest = items.length - MAX_LISTED;
  return ` ${label}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** A share as a person reads it: 0.75 as "75%". */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
