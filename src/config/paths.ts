/** Every route of the product. Build links from here, so that renaming a route is one edit. */
export const paths = {
  home: '/',
  serviceArea: '/verificar-area',
  auth: '/auth',
  /** Target of the password recovery e-mail. */
  newPassword: '/auth/nova-senha',
  /** Target of the e-mails that confirm an address. */
  confirmEmail: '/auth/confirmar',
  checkoutSuccess: '/checkout/success',
  privacy: '/politica-de-privacidade',
  terms: '/termos-de-uso',
  /** Target of the links at the foot of e-mails. */
  unsubscribe: '/descadastrar',
  exampleReport: '/exemplo-consultoria',
  /** Target of the links to reports. Their token is in the fragment, which no server and no referrer sees. */
  sharedReport: '/compartilhado',
  dashboard: '/dashboard',
  shop: '/shop',
  orders: '/pedidos',
  order: (id: string) => `/pedidos/${id}`,
  /** The verification of the buyer's age. Named in e-mails too. */
  age: '/idade',
  profile: '/profile',
  automations: '/automations',
  automation: (type: string) => `/automations/${type}`,
  consulting: '/consultoria',
  workshops: '/workshops',
  house: '/casa',
  /** The staff's rooms are below this path; `features/farm/rooms.ts` lists them. */
  farm: '/fazenda',
  report: (id: string) => `/consulting-report/${id}`,
} as const
