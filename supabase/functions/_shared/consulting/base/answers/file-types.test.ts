import { describe, expect, test } from 'vitest'
import { contentMatchesName } from './file-types.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const raw = (...values: number[]) => new Uint8Array(values)

describe('contentMatchesName', () => {
  test.each([
    ['cardapio.PDF', bytes('%PDF-1.7 …')],
    ['foto.jpeg', raw(0xff, 0xd8, 0xff, 0xe0, 0)],
    ['foto.png', raw(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
    ['cardapio.docx', raw(0x50, 0x4b, 0x03, 0x04, 20)],
    ['vendas.xlsx', raw(0x50, 0x4b, 0x03, 0x04, 20)],
    ['cardapio.doc', raw(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['vendas.csv', bytes('produto;qtd\r\nCaipirinha;10\r\n')],
    ['vendas.csv', raw(0xe7, 0x61, 0x66, 0xe9, 0x3b, 0x31, 0x0a)],
  ])('accepts %s', (name, content) => {
    expect(contentMatchesName(name, content)).toBe(true)
  })

  test.each([
    ['cardapio.pdf', bytes('MZ\u0090\u0000')],
    ['cardapio.pdf', raw(0x50, 0x4b, 0x03, 0x04)],
    ['vendas.csv', raw(0x4d, 0x5a, 0x90, 0x00, 0x03)],
    ['vendas.csv', bytes('')],
    ['vendas.xlsx', bytes('produto;qtd')],
    ['programa.exe', bytes('%PDF-1.7')],
    ['semextensao', bytes('%PDF-1.7')],
  ])('rejects %s', (name, content) => {
    expect(contentMatchesName(name, content)).toBe(false)
  })
})
