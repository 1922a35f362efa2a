import type { StaffRole } from '@/data/tables/staff-members'
import { type Preloadable, preloadable } from '@/ui/preloadable'

export interface Room {
  /** Below `/fazenda`; empty for the first page. */
  path: string
  /** Its name in the navigation and in the title of the tab. */
  name: string
  page: Preloadable<object>
  /** Who works there. Managers enter every room. The database decides what they may read and do. */
  roles: readonly StaffRole[]
  /** A page reached from another room, without an entry in the navigation. */
  parent?: string
}

/** Every room of the farm, in the order of the navigation: its routes, its menu and the lists of the browser tests. */
export const rooms: readonly Room[] = [
  {
    path: '',
    name: 'Hoje',
    page: preloadable(() => import('./today/today-page')),
    roles: ['fulfilment', 'consultant'],
  },
  {
    path: 'pedidos',
    name: 'Pedidos',
    page: preloadable(() => import('./orders/orders-page')),
    roles: ['fulfilment'],
  },
  {
    path: 'pedidos/imprimir',
    name: 'Imprimir pedidos',
    page: preloadable(() => import('./orders/print-page')),
    roles: ['fulfilment'],
    parent: 'pedidos',
  },
  {
    path: 'pedidos/:orderId',
    name: 'Pedido',
    page: preloadable(() => import('./orders/order-page')),
    roles: ['fulfilment'],
    parent: 'pedidos',
  },
  {
    path: 'estoque',
    name: 'Estoque',
    page: preloadable(() => import('./stock/stock-page')),
    roles: ['fulfilment'],
  },
  {
    path: 'agenda',
    name: 'Agenda',
    page: preloadable(() => import('./agenda/agenda-page')),
    roles: ['fulfilment', 'consultant'],
  },
  {
    path: 'casas',
    name: 'Casas',
    page: preloadable(() => import('./houses/houses-page')),
    roles: ['fulfilment', 'consultant'],
  },
  {
    path: 'casas/:restaurantId',
    name: 'Casa',
    page: preloadable(() => import('./houses/house-page')),
    roles: ['fulfilment', 'consultant'],
    parent: 'casas',
  },
  { path: 'espera', name: 'Espera', page: preloadable(() => import('./waiting/waiting-page')), roles: [] },
  { path: 'idade', name: 'Idade', page: preloadable(() => import('./age/contests-page')), roles: [] },
  { path: 'equipe', name: 'Equipe', page: preloadable(() => import('./team/team-page')), roles: [] },
  {
    path: 'consultorias',
    name: 'Consultorias',
    page: preloadable(() => import('./reviews/reviews-page')),
    roles: ['consultant'],
  },
  {
    path: 'consultorias/:reviewId',
    name: 'Revisão',
    page: preloadable(() => import('./reviews/review-page')),
    roles: ['consultant'],
    parent: 'consultorias',
  },
]

export const mayEnter = (room: Room, role: StaffRole): boolean =>
  role === 'manager' || room.roles.includes(role)
