import { describe, expect, test } from 'vitest'
import { toHandle, toWaitlistEntry, toWebsite, waitlistSchema } from './waitlist.schema'
import { emptyWaitlist, stateNameOf, type WaitlistValues } from './waitlist-values'

const filled: WaitlistValues = {
  ...emptyWaitlist,
  restaurant_name: '  Bar do Zé 🍋 ',
  cnpj: '12.ABC.345/01DE-35',
  contact_name: 'Zé',
  email: ' Ze+bar@Exemplo.com ',
  contact_phone: '(85) 98888-7777',
  city: 'Natal',
  state: 'Rio Grande do Norte',
  establishment_type: 'bar',
  monthly_revenue_range: 'under_10k',
  interested_in: ['análise de vendas'],
}

/** The first message of each field. */
function errorsOf(changes: Partial<Record<keyof WaitlistValues, unknown>>) {
  const result = waitlistSchema.safeParse({ ...filled, ...changes })
  return Object.fromEntries(
    (result.success ? [] : result.error.issues).map((issue) => [String(issue.path[0]), issue.message]),
  )
}

describe('the waitlist form', () => {
  test('accepts a form with all required fields', () => {
    expect(errorsOf({})).toEqual({})
  })

  test('reports exactly the required fields when it is empty', () => {
    expect(errorsOf(emptyWaitlist)).toEqual({
      restaurant_name: 'Nome do restaurante é obrigatório',
      cnpj: 'CNPJ é obrigatório',
      contact_name: 'Nome do responsável é obrigatório',
      email: 'Email é obrigatório',
      contact_phone: 'Telefone é obrigatório',
      city: 'Cidade é obrigatória',
      state: 'Estado é obrigatório',
      establishment_type: 'Tipo de estabelecimento é obrigatório',
      monthly_revenue_range: 'Faturamento mensal é obrigatório',
      interested_in: 'Selecione pelo menos um interesse',
    })
  })

  const long = 'a'.repeat(10_000)
  test.each<[keyof WaitlistValues, unknown, string | undefined]>([
    ['restaurant_name', '   ', 'Nome do restaurante é obrigatório'],
    ['restaurant_name', long, 'Use no máximo 120 caracteres'],
    ['restaurant_name', '<script>alert(1)</script>', undefined],
    ['restaurant_name', 'مطعم البحر', undefined],
    ['cnpj', '１２.ＡＢＣ.３４５/０１ＤＥ-３５', undefined],
    ['cnpj', '12.ABC.345/01DE-36', 'CNPJ inválido'],
    ['cnpj', '123', 'CNPJ deve ter 14 dígitos'],
    ['cnpj', '00.000.000/0000-00', 'CNPJ inválido'],
    ['email', 'ana+bar@exemplo.com', undefined],
    ['email', 'josé@exemplo.com', undefined],
    ['email', 'ana@exemplo', 'Email inválido'],
    ['email', `${long}@exemplo.com`, 'Email inválido'],
    ['contact_phone', '８５９８８８８７７７７', undefined],
    ['contact_phone', 'oito cinco', 'Telefone deve ter 10 ou 11 dígitos'],
    ['city', long, 'Use no máximo 100 caracteres'],
    ['state', 'Atlântida', 'Estado é obrigatório'],
    ['establishment_type', 'palace', 'Tipo de estabelecimento é obrigatório'],
    ['monthly_revenue_range', 'much', 'Faturamento mensal é obrigatório'],
    ['instagram_handle', '@bardoze', undefined],
    ['instagram_handle', 'https://www.instagram.com/bardoze/?hl=pt', undefined],
    ['instagram_handle', 'bar do zé', 'Instagram inválido'],
    ['website', 'bardoze.com.br', undefined],
    ['website', 'javascript:alert(1)', 'Site inválido'],
    ['website', 'bardoze', 'Site inválido'],
    ['current_cachaca_supplier', long, 'Use no máximo 120 caracteres'],
    ['referral_source', 'radio', 'Escolha uma das opções'],
    ['notes', long, 'Use no máximo 2000 caracteres'],
  ])('rejects %s “%.30s”: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual(message ? { [field]: message } : {})
  })
})

describe('the stored entry', () => {
  test('has digits without punctuation, the handle with its @, and no empty texts', () => {
    expect(
      toWaitlistEntry({ ...filled, instagram_handle: 'bardoze', website: 'bardoze.com.br' }),
    ).toMatchObject({
      restaurant_name: 'Bar do Zé 🍋',
      email: 'ze+bar@exemplo.com',
      cnpj: '12ABC34501DE35',
      contact_phone: '85988887777',
      state_code: 'RN',
      instagram_handle: '@bardoze',
      website: 'https://bardoze.com.br',
      current_cachaca_supplier: null,
      referral_source: null,
      notes: null,
    })
  })

  test('a handle is extracted from pasted text', () => {
    expect(toHandle(' @@bar.do_ze ')).toBe('bar.do_ze')
    expect(toHandle('instagram.com/bardoze/')).toBe('bardoze')
  })

  test('a website keeps its own scheme', () => {
    expect(toWebsite('http://bardoze.com.br')).toBe('http://bardoze.com.br')
  })
})

test.each([
  ['CE', 'Ceará'],
  ['ceara', 'Ceará'],
  ['Rio Grande do Norte', 'Rio Grande do Norte'],
  ['Atlântida', ''],
])('the state “%s” of a link becomes %s', (typed, name) => expect(stateNameOf(typed)).toBe(name))
