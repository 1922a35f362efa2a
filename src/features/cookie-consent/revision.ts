/** Raised when there is something new to consent to: then everybody is asked again. */
export const revision = 0
