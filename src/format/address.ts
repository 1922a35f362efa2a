export interface AddressParts {
  street: string
  number: string
  complement: string | null
  district: string
  city: string
  state: string
  /** Eight digits. */
  postal_code: string
}

/** `60165-121` */
export const formatPostalCode = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** `Avenida Beira Mar, 2500, loja 3` */
export const formatStreet = ({ street, number, complement }: AddressParts): string =>
  [street, number, complement].filter(Boolean).join(', ')

/** The lines of an address, as on a label. */
export const addressLines = (address: AddressParts): string[] => [
  formatStreet(address),
  `${address.district} · ${address.city}, ${address.state}`,
  `CEP ${formatPostalCode(address.postal_code)}`,
]
