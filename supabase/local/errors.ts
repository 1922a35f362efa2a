/** A start failure that the reader can fix. Printed as one line, without a stack. */
export class StartError extends Error {}
