/** A page that is rendered ahead of time, into an HTML file of its own. */
interface FirstScreen {
  /** The modules that it loads apart from the entry: its page and the frames around it. */
  modules: readonly string[]
  /** What makes the page another one than was rendered: then it is left to the app. */
  unless: readonly ('search' | 'hash' | 'state' | 'session')[]
  /** Behind the login: its waiting is rendered, search engines are sent away. */
  private?: true
}

const frame = ['src/app/inside.tsx', 'src/app/other-pages.tsx', 'src/app/public-frame.tsx']

/** The age gate, which stands before every page. */
export const gateModules = ['src/features/age-gate/components/age-question.tsx']

/** What every page that is not rendered ahead of time begins with. */
export const otherModules = ['src/app/inside.tsx', 'src/app/other-pages.tsx']

/** A page behind the login: the client and the session's reads are asked for with it. */
const behindLogin = (...modules: string[]): FirstScreen => ({
  modules: [
    ...otherModules,
    'src/app/session-layout.tsx',
    'src/app/protected-layout.tsx',
    'src/app/owner-frame.tsx',
    'src/data/client/auth.ts',
    'src/data/tables/restaurants.ts',
    ...modules,
  ],
  unless: [],
  private: true,
})

/** The public pages and those where owners arrive, by path. The landing page does without the list of the others. */
export const firstScreens: Readonly<Record<string, FirstScreen>> = {
  '/': { modules: ['src/app/inside.tsx', 'src/app/landing-with-newsletter.tsx'], unless: [] },
  '/auth': {
    modules: [...otherModules, 'src/app/session-layout.tsx', 'src/features/auth/auth-page.tsx'],
    unless: ['hash', 'state', 'session'],
  },
  '/verificar-area': {
    modules: [...frame, 'src/features/service-area/service-area-page.tsx'],
    unless: ['search'],
  },
  '/exemplo-consultoria': {
    modules: [...frame, 'src/features/consulting-report/example-page.tsx'],
    unless: ['hash'],
  },
  '/politica-de-privacidade': {
    modules: [...frame, 'src/features/legal/privacy-page.tsx'],
    unless: [],
  },
  '/termos-de-uso': { modules: [...frame, 'src/features/legal/terms-page.tsx'], unless: [] },
  '/dashboard': behindLogin('src/features/dashboard/dashboard-page.tsx'),
  '/shop': behindLogin('src/features/shop/shop-page.tsx'),
  '/pedidos': behindLogin('src/features/shop/shop-page.tsx'),
  '/profile': behindLogin('src/features/restaurant-profile/profile-page.tsx'),
  '/automations': behindLogin('src/features/automations/hub-page.tsx'),
  '/consultoria': behindLogin('src/features/automations/hub-page.tsx'),
  '/workshops': behindLogin('src/features/workshops/workshops-page.tsx'),
}

/** The file of a page that is rendered ahead of time; hosts find it by the path. */
export const htmlFileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
