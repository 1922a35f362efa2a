/**
 * The modules that the first screens load apart, by route; `gate` is the age gate, `else` every other route. Only
 * the routes that people arrive at are listed: each costs bytes in the first answer.
 */
export const firstScreens: Readonly<Record<string, readonly string[]>> = {
  gate: ['src/features/age-gate/components/age-question.tsx'],
  '/': ['src/app/inside.tsx', 'src/app/landing-with-newsletter.tsx'],
  '/auth': [
    'src/app/inside.tsx',
    'src/app/other-pages.tsx',
    'src/app/session-layout.tsx',
    'src/features/auth/auth-page.tsx',
  ],
  else: ['src/app/inside.tsx', 'src/app/other-pages.tsx'],
}
