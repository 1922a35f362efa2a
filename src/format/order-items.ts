/** `3 × Cachaça Alambique, Pacote Iniciante`; the quantity is left out when it is 1. */
export function describeItems(items: readonly { name: string; quantity: number }[]): string {
  return (
    items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ') || 'Pedido'
  )
}
