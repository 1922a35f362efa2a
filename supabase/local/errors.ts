/** A start that failed for a reason the reader can act on: printed as one line, without a stack. */
export class StartError extends Error {}
