/** An address as an owner types it. */
export const deliveryAddress = {
  recipient: 'Ana Lima',
  phone: '85999990000',
  postal_code: '60165121',
  street: 'Avenida Beira Mar',
  number: '2500',
  district: 'Meireles',
  city: 'Fortaleza',
  state: 'Ceará',
  receiving_hours: 'Terça a sábado, das 14h às 17h',
}
