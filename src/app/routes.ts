import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import type { PageHeading } from '@/ui/page-header'
import { type Preloadable, preloadable } from '@/ui/preloadable'
import type { FirstReads } from './frames/first-reads'
import type { Frame } from './frames/frames'

interface Route {
  path: string
  /** Browser tab title. Null where the page sets a title for each of its steps. */
  title: string | null
}

/** What makes a page differ from its prerendered HTML, so that the app renders it from scratch. */
export type Difference = 'search' | 'hash' | 'state' | 'session'

interface OpenRoute extends Route {
  frame: Exclude<Frame, 'owner'>
  needsSession: false
  heading: null
  page: Preloadable<object>
}

/** A page that search engines list. */
interface ListedRoute extends OpenRoute {
  robots: 'index'
  /** For search engines: one sentence, up to 170 characters. */
  description: string
  prerender: { content: 'page'; unless: readonly Difference[] }
}

/** A page that an e-mail, Stripe or an owner links to. */
interface UnlistedRoute extends OpenRoute {
  robots: 'noindex'
  prerender: null
}

interface OwnerRoute extends Route {
  frame: 'owner'
  firstReads?: FirstReads
  needsSession: true
  robots: 'noindex'
  /** The waiting screen while the session is checked: the heading, or a spinner where there is none. */
  prerender: { content: 'waiting'; unless: readonly [] } | null
}

/** A page whose heading needs no data and renders before the page. */
interface HeadedRoute extends OwnerRoute {
  heading: PageHeading
  page: Preloadable<{ heading: PageHeading }>
}

interface UnheadedRoute extends OwnerRoute {
  heading: null
  page: Preloadable<object>
}

/** All rooms of the farm: one entry, so that owners do not download the list of rooms. */
interface StaffRoute extends Route {
  frame: 'session'
  needsSession: true
  heading: null
  robots: 'noindex'
  prerender: null
  page: Preloadable<object>
}

export type PageRoute = ListedRoute | UnlistedRoute | HeadedRoute | UnheadedRoute | StaffRoute

const titled = (name: string) => `${name} · ${productName}`

const publicPage = {
  frame: 'public',
  needsSession: false,
  heading: null,
  robots: 'index',
} as const

const ownerPage = {
  frame: 'owner',
  needsSession: true,
  robots: 'noindex',
  prerender: { content: 'waiting', unless: [] },
} as const

const dashboard = () => import('@/features/dashboard/dashboard-page')
const shop = () => import('@/features/shop/shop-page')
const hub = () => import('@/features/automations/hub-page')
const workshops = () => import('@/features/workshops/workshops-page')

const ShopPage = preloadable(shop)
const HubPage = preloadable(hub)

const hubHeading = {
  title: 'Central de Automações',
  description: 'Escolha uma consultoria, responda a algumas perguntas e receba o resultado pronto para usar.',
}

/** Every page of the product. A path of `config/paths.ts` without an entry here does not compile. */
export const routes = {
  home: {
    ...publicPage,
    path: paths.home,
    frame: 'none',
    page: preloadable(() => import('./pages/landing-with-newsletter')),
    title: `${productName} · Cachaça artesanal e consultoria gastronômica`,
    description:
      'Cachaça artesanal do Ceará e consultoria gastronômica em 48 horas para bares e restaurantes de Fortaleza.',
    prerender: { content: 'page', unless: [] },
  },
  serviceArea: {
    ...publicPage,
    path: paths.serviceArea,
    page: preloadable(() => import('@/features/service-area/service-area-page')),
    title: titled('Área de atendimento'),
    description:
      'Veja se o Engenho 48 já entrega cachaça e consultoria gastronômica na cidade do seu restaurante, e entre na lista de espera.',
    prerender: { content: 'page', unless: ['search'] },
  },
  exampleReport: {
    ...publicPage,
    path: paths.exampleReport,
    page: preloadable(() => import('@/features/consulting-report/example-page')),
    title: titled('Exemplo de consultoria'),
    description:
      'Um relatório de consultoria do Engenho 48, com conteúdo fictício: fichas de drinks, engenharia de cardápio, textos para redes e plano de 30 dias.',
    prerender: { content: 'page', unless: ['hash'] },
  },
  auth: {
    ...publicPage,
    path: paths.auth,
    frame: 'session',
    page: preloadable(() => import('@/features/auth/auth-page')),
    title: null,
    description:
      'Entre no Engenho 48 ou crie a conta do seu restaurante: créditos, pedidos e consultorias em um só lugar.',
    prerender: { content: 'page', unless: ['search', 'hash', 'state', 'session'] },
  },
  privacy: {
    ...publicPage,
    path: paths.privacy,
    page: preloadable(() => import('@/features/legal/privacy-page')),
    title: titled('Política de Privacidade'),
    description: `Que dados o ${productName} trata, para quê, por quanto tempo, com quem os divide e como exercer os seus direitos da LGPD.`,
    prerender: { content: 'page', unless: [] },
  },
  terms: {
    ...publicPage,
    path: paths.terms,
    page: preloadable(() => import('@/features/legal/terms-page')),
    title: titled('Termos de Uso'),
    description: `As regras de compra, créditos, consultorias, workshops e cancelamento do ${productName}, em português claro.`,
    prerender: { content: 'page', unless: [] },
  },
  dashboard: {
    ...ownerPage,
    path: paths.dashboard,
    page: preloadable(dashboard),
    firstReads: dashboard,
    title: titled('Dashboard'),
    heading: { title: 'Olá', description: 'Veja como andam os seus créditos, pedidos e consultorias.' },
  },
  shop: {
    ...ownerPage,
    path: paths.shop,
    page: ShopPage,
    firstReads: shop,
    title: titled('Loja'),
    heading: {
      title: 'Loja de créditos',
      description:
        'Compre créditos com cartão, Pix ou boleto e use em consultorias entregues em até 48 horas. O saldo vale por 12 meses.',
    },
  },
  orders: {
    ...ownerPage,
    path: paths.orders,
    page: ShopPage,
    firstReads: shop,
    title: titled('Pedidos'),
    heading: { title: 'Pedidos', description: 'Acompanhe o que comprou e faça um novo pedido.' },
  },
  order: {
    ...ownerPage,
    path: paths.order(':orderId'),
    page: preloadable(() => import('@/features/shop/order/order-page')),
    title: null,
    heading: null,
    prerender: null,
  },
  age: {
    ...ownerPage,
    path: paths.age,
    page: preloadable(() => import('@/features/shop/age/age-page')),
    title: titled('Verificação de idade'),
    heading: {
      title: 'Verificação de idade',
      description: 'Cachaça é só para maiores de 18 anos, e a lei pede mais que a palavra de quem compra.',
    },
  },
  profile: {
    ...ownerPage,
    path: paths.profile,
    page: preloadable(() => import('@/features/restaurant-profile/profile-page')),
    title: titled('Perfil do Restaurante'),
    heading: {
      title: 'Perfil do Restaurante',
      description:
        'Os dados da casa, do contato e do endereço. CNPJ e saldo aparecem aqui, mas não se mudam.',
    },
  },
  automations: {
    ...ownerPage,
    path: paths.automations,
    page: HubPage,
    firstReads: hub,
    title: titled('Central de Automações'),
    heading: hubHeading,
  },
  consulting: {
    ...ownerPage,
    path: paths.consulting,
    page: HubPage,
    firstReads: hub,
    title: titled('Central de Automações'),
    heading: hubHeading,
  },
  automation: {
    ...ownerPage,
    path: paths.automation(':automationType'),
    page: preloadable(() => import('./pages/wizard-with-report')),
    title: null,
    heading: null,
    prerender: null,
  },
  report: {
    ...ownerPage,
    path: paths.report(':requestId'),
    page: preloadable(() => import('./pages/report-page')),
    title: null,
    heading: null,
    prerender: null,
  },
  workshops: {
    ...ownerPage,
    path: paths.workshops,
    page: preloadable(workshops),
    firstReads: workshops,
    title: titled('Workshops de Automações'),
    heading: {
      title: 'Workshops de Automações',
      description: 'A equipe aprende na prática, na sua casa: escolha a automação, a data e o horário.',
    },
  },
  house: {
    ...ownerPage,
    path: paths.house,
    page: preloadable(() => import('@/features/house/house-page')),
    title: titled('A casa'),
    heading: {
      title: 'A casa',
      description:
        'Conte uma vez o que toda consultoria usa: cardápio, preços dos insumos, equipamentos e concorrentes.',
    },
  },
  farm: {
    path: `${paths.farm}/*`,
    frame: 'session',
    page: preloadable(() => import('./pages/farm')),
    title: null,
    needsSession: true,
    heading: null,
    robots: 'noindex',
    prerender: null,
  },
  checkoutSuccess: {
    path: paths.checkoutSuccess,
    frame: 'session',
    page: preloadable(() => import('@/features/shop/checkout-success-page')),
    title: titled('Sua compra'),
    needsSession: false,
    heading: null,
    robots: 'noindex',
    prerender: null,
  },
  newPassword: {
    path: paths.newPassword,
    frame: 'session',
    page: preloadable(() => import('@/features/auth/password-page')),
    title: null,
    needsSession: false,
    heading: null,
    robots: 'noindex',
    prerender: null,
  },
  unsubscribe: {
    path: paths.unsubscribe,
    frame: 'public',
    page: preloadable(() => import('@/features/unsubscribe/unsubscribe-page')),
    title: titled('Parar e-mails'),
    needsSession: false,
    heading: null,
    robots: 'noindex',
    prerender: null,
  },
  sharedReport: {
    path: paths.sharedReport,
    frame: 'public',
    page: preloadable(() => import('@/features/consulting-report/shared/shared-report-page')),
    title: titled('Relatório compartilhado'),
    needsSession: false,
    heading: null,
    robots: 'noindex',
    prerender: null,
  },
  confirmEmail: {
    path: paths.confirmEmail,
    frame: 'session',
    page: preloadable(() => import('@/features/auth/confirm-email-page')),
    title: null,
    needsSession: false,
    heading: null,
    robots: 'noindex',
    prerender: null,
  },
} satisfies Record<keyof typeof paths, PageRoute>

export const pageRoutes: readonly PageRoute[] = Object.values(routes)

export const routeAt = (pathname: string): PageRoute | undefined =>
  pageRoutes.find(({ path }) => matchPath(path, pathname))

/** Shown for any other path. */
export const NotFoundPage = preloadable(() => import('./pages/not-found-page'))
