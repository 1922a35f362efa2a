import papa from 'papaparse'
import { expect, test } from 'vitest'
import { contactsFile } from './contacts-file'

const contact = {
  email: 'ana@exemplo.com',
  restaurant_name: 'Bar; da "Ana"',
  contact_name: 'Ana',
  contact_phone: '84999990000',
  cnpj: '11222333000181',
  city: 'São Gonçalo',
  establishment_type: 'fine_dining',
  monthly_revenue_range: '10k_30k',
  referral_source: 'friend',
  interested_in: ['análise de vendas', 'workshops presenciais'],
  created_at: '2026-11-20T12:00:00+00:00',
  invited_at: null,
}

const read = (file: string) =>
  papa.parse<Record<string, string>>(file.slice(1), { header: true, skipEmptyLines: true })

test('a file begins with the byte order mark of UTF-8, and every value survives', async () => {
  const file = await contactsFile('waitlist', [contact])
  expect(file.startsWith('\uFEFFEmail;')).toBe(true)
  expect(read(file).data[0]).toMatchObject({
    'Nome do restaurante': 'Bar; da "Ana"',
    Telefone: '(84) 99999-0000',
    CNPJ: '11.222.333/0001-81',
    Cidade: 'São Gonçalo',
    'Tipo de estabelecimento': 'Alta gastronomia',
    'Faturamento mensal': 'De R$ 10 mil a R$ 30 mil',
    'Como conheceu a gente?': 'Indicação de um amigo',
    'O que interessa à sua casa?': 'análise de vendas, workshops presenciais',
    'Na lista desde': '20/11/2026, 09:00',
    'Avisado em': '',
  })
})

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x")', '＝1', '\n=1'])(
  'a spreadsheet reads %j as text',
  async (notes) => {
    const [row] = read(await contactsFile('waitlist', [{ ...contact, notes }])).data
    expect(row?.Observações).toBe(`'${notes}`)
  },
)

test('an empty list is a file with its headers', async () => {
  expect(await contactsFile('newsletter', [])).toBe('\uFEFFEmail;Na lista desde\r\n')
})
