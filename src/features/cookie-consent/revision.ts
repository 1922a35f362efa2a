/** Increase when something new needs consent: every visitor is then asked again. */
export const revision = 0
