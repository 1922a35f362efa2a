import type { Product } from '@/data/tables/products'
import type { Restaurant } from '@/data/tables/restaurants'
import type { Payment, PurchasedOrder } from './shop.queries'

/** A product of the catalogue, with the given overrides. */
export function makeProduct(over: Partial<Product> = {}): Product {
  return {
    id: 'pacote-profissional',
    price_id: 'price_pacote_profissional',
    kind: 'credit_package',
    name: 'Pacote Profissional',
    description: '500 créditos de consultoria e mais 75 de bônus.',
    mode: 'payment',
    price: 500,
    credits: 500,
    bonus: 75,
    bonus_percentage: 15,
    is_popular: true,
    is_active: true,
    position: 2,
    created_at: '2026-11-20T12:00:00+00',
    max_quantity: 1,
    ...over,
  }
}

/** An unpaid order of one package. */
export function makeOrder(over: Partial<PurchasedOrder> = {}): PurchasedOrder {
  return {
    id: 'order-1',
    number: 1001,
    status: 'pending_payment',
    amount: 500,
    createdAt: '2026-11-20 23:58:20.552+00',
    items: [
      {
        name: 'Pacote Profissional',
        price_id: 'price_pacote_profissional',
        kind: 'credit_package',
        quantity: 1,
        unit_price: 500,
        credits: 500,
        bonus: 75,
      },
    ],
    includedBottles: [],
    bottles: undefined,
    needsAddress: false,
    address: null,
    hasOpenBoleto: false,
    ...over,
  }
}

/** A paid session as the webhook records it. */
export function makePayment(over: Partial<Payment> = {}): Payment {
  return {
    sessionId: 'cs_test_a1P0joDwyVvjxyz0123456789',
    orderId: 'order-1',
    orderStatus: 'processing',
    amountTotal: 50_000,
    paidAt: '2026-11-20T23:59:00+00:00',
    ...over,
  }
}

/** The restaurant of an owner with a complete profile. */
export function makeRestaurant(over: Partial<Restaurant> = {}): Restaurant {
  return {
    id: 'restaurant-1',
    user_id: 'ana',
    name: 'Bar da Ana',
    cnpj: '11222333000181',
    contact_name: 'Ana Alencar',
    contact_email: 'ana@exemplo.com',
    contact_phone: '85988887777',
    address: null,
    city: 'Fortaleza',
    state: 'Ceará',
    restaurant_type: 'bar',
    establishment_type: 'bar',
    consulting_credit_balance: 0,
    credit_balance: 0,
    premium_unlocked_at: null,
    created_at: '2026-11-20T12:00:00+00',
    updated_at: '2026-11-20T12:00:00+00',
    ...over,
  }
}
