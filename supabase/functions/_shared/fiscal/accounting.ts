/**
 * The accountant's settings: what invoices say about this shop, its goods and its services, and how the price of a
 * package is divided. PLACEHOLDERS: the accountant confirms every line. Until `confirmed` is true, no invoice is issued
 * in production.
 */
export const accounting = {
  confirmed: false,

  /** In addition to the seller's name and CNPJ in `_shared/seller.ts`. */
  issuer: {
    stateRegistration: '000000000',
    cityRegistration: '00000',
    /** IBGE's code of the city in which services are taxed. */
    cityCode: '2304400',
    street: 'Estrada do Engenho',
    number: 's/n',
    district: 'Zona Rural',
    city: 'Fortaleza',
    stateCode: 'CE',
    postalCode: '00000000',
    /** 1: Simples Nacional; 3: regime normal. */
    taxRegime: 1,
  },

  goods: {
    operation: 'Venda de mercadoria',
    unit: 'UN',
    /** CFOP of own produce, sold within the state and to other states. */
    cfop: { sameState: '5101', otherState: '6107' },
    /** 0: made in Brazil. */
    origin: '0',
    icms: '102',
    pis: '49',
    cofins: '49',
    /** NCM by product: 2208.40.00 is cachaça. */
    ncm: {
      'cachaca-alambique': '22084000',
      'cachaca-carvalho-premium': '22084000',
      'cachaca-castanheira-extra-premium': '22084000',
    },
  },

  services: {
    /** Lei Complementar 116/2003, item 17.01: assessoria ou consultoria. */
    listItem: '1701',
    cityTaxCode: '170100100',
    /** ISS, in percent. */
    rate: 5,
    withheld: false,
  },

  packages: {
    /** The goods of a package are its bottles at the shop's prices, limited to this share of the package's price. */
    mostGoods: 0.9,
  },
}
