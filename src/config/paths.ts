/** Every route of the product. Links are made from here, so that a renamed route is one edit. */
export const paths = {
  home: '/',
  serviceArea: '/verificar-area',
  auth: '/auth',
  /** Where the password recovery e-mail leads. */
  newPassword: '/auth/nova-senha',
  /** Where the e-mails that confirm an address lead. */
  confirmEmail: '/auth/confirmar',
  checkoutSuccess: '/checkout/success',
  privacy: '/politica-de-privacidade',
  terms: '/termos-de-uso',
  exampleReport: '/exemplo-consultoria',
  dashboard: '/dashboard',
  shop: '/shop',
  orders: '/pedidos',
  profile: '/profile',
  automations: '/automations',
  automation: (type: string) => `/automations/${type}`,
  consulting: '/consultoria',
  workshops: '/workshops',
  report: (id: string) => `/consulting-report/${id}`,
} as const
