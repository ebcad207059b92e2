/** Signs that models draw edges with, as they stand in a class of a regular expression. */
export const ARROW_SIGNS = '→←↔⟶⟵⟷⇒⇐⇔⟹⟸⟺⇄⇆⇌⇋➔➜➝➞➡';
/** Dashes other than the hyphen; two in a row are an edge, one alone may be part of a bare name. */
export const DASH_SIGNS = '‒–—―−─━';
/** Quotes of other scripts, which some models put round names. */
export const QUOTE_SIGNS = '"`“”„‟«»「」『』';
