import { type DemoOwner, demoLogin } from './people.ts'

/** The demo houses besides the Boteco da Praia; all owners share its password. */
export const bistroDuna: DemoOwner = {
  login: { email: 'bistro@engenho48.com.br', password: demoLogin.password },
  restaurant: {
    name: 'Bistrô Duna',
    cnpj: '22233344000183',
    contact_name: 'Caio Menezes',
    contact_phone: '85997776655',
    address: 'Rua Tibúrcio Cavalcante, 1200',
    city: 'Fortaleza',
    state: 'Ceará',
    restaurant_type: 'bistro',
  },
  address: {
    recipient: 'Caio Menezes',
    phone: '85997776655',
    postal_code: '60125100',
    street: 'Rua Tibúrcio Cavalcante',
    number: '1200',
    complement: 'Entrada lateral',
    district: 'Aldeota',
    city: 'Fortaleza',
    state: 'Ceará',
    receiving_hours: 'Terça a sexta, das 10h às 16h',
  },
}

/** A house without delivery details. */
export const trailerMare: DemoOwner = {
  login: { email: 'trailer@engenho48.com.br', password: demoLogin.password },
  restaurant: {
    name: 'Trailer Maré',
    cnpj: '33344455000183',
    contact_name: 'Bia Rocha',
    contact_phone: '85996665544',
    city: 'Fortaleza',
    state: 'Ceará',
    restaurant_type: 'food_truck',
  },
  address: null,
}
