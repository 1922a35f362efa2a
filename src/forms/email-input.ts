/** Props of every e-mail input. Kept apart from `input-props` because the login downloads no masks. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
