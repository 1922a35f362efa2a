import { describe, expect, test } from 'vitest'
import type { Allergen } from '../../allergens.ts'
import { allergensInWords } from '../allergens-in-words.ts'
import { lineOf, nameLines } from './index.ts'

/** Every wording of a line, in both voices, with its choices varied one by one. */
function wordings(says: string): string[] {
  const voices = /<([^/]*)\/([^>]*)>/.exec(says)
  if (voices)
    return [voices[1] ?? '', voices[2] ?? ''].flatMap((one) => wordings(says.replace(voices[0], one)))
  const found = /\[([^[\]]*\|[^[\]]*)\]/.exec(says)
  if (!found) return [says]
  return (found[1] ?? '').split('|').flatMap((one) => wordings(says.replace(found[0], one)))
}

const count = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Words that would fit any dish. */
const empty =
  /(?<!\p{L})(?:delicios|sabor|irresist|imperd|incr[ií]ve|maravilh|especia[li](?!rias)|perfeit|exclusiv|tradicion|[uú]nic[oa](?!:)|suculent|caprich|inesquec|famos|verdadeir|aut[eê]ntic|fresquinh)/iu

/** Allergens that can kill in small amounts: a line never adds one that the name does not imply. */
const grave: readonly Allergen[] = [
  'peanut',
  'cashew_nut',
  'almond',
  'hazelnut',
  'brazil_nut',
  'macadamia',
  'walnut',
  'pecan',
  'pistachio',
  'pine_nut',
  'sesame',
  'crustaceans',
  'molluscs',
]

const every = nameLines.map(([like, , says]) => ({ like, says }))

describe('what a name says', () => {
  test('is known for at least 180 dishes and drinks', () => expect(every.length).toBeGreaterThanOrEqual(180))

  test.each(every)('$like gets its own line, of 5 to 18 words', ({ like, says }) => {
    const line = lineOf(like, 'Boteco')
    const body = says.replace(/[<[].*|\{x\}.*/s, '')
    expect(line?.toLowerCase().startsWith(body.toLowerCase())).toBe(true)
    expect(line).not.toMatch(/[[\]{}|<>]/)
    for (const wording of wordings(says)) {
      // `{x}` is replaced by one to three words.
      expect(count(wording)).toBeGreaterThanOrEqual(5)
      expect(count(wording)).toBeLessThanOrEqual(18)
      expect(wording).not.toMatch(empty)
      const held = new Set(allergensInWords(like))
      const said = wording.replace('{x}', '')
      expect(allergensInWords(said).filter((one) => grave.includes(one) && !held.has(one))).toEqual([])
    }
  })

  test('is different in every line', () => {
    const all = every.flatMap(({ says }) => wordings(says))
    expect(new Set(all).size).toBe(all.length)
    const ends = every.map(({ like }) => lineOf(like, ''))
    expect(ends.filter((one, at) => ends.indexOf(one) !== at)).toEqual([])
  })

  test.each([
    ['MOQUECA DE CAMARÃO (2 pessoas)', /^Camarão no caldo de dendê/],
    ['Filé de pescada com purê de macaxeira', /sem espinha/],
    ['Filé de pescada à milanesa', /farinha de rosca/],
    ['Pastel de carne de sol com queijo', /recheio de carne de sol$/],
    ['Sanduíche de peixe grelhado', /com peixe grelhado, alface/],
    ['Mugunzá doce', /leite de coco, com canela/],
    ['Camarão alho e óleo', /alho dourado/],
    ['Nhoque de jerimum na manteiga e sálvia', /^Massa macia, dourada na manteiga/],
    ['Nhoque de macaxeira com rabada', /^Massa macia de macaxeira/],
    ['Filé ao poivre com batata gratinada', /crosta de pimenta/],
  ])('includes the main ingredient of “%s”', (name, line) => expect(lineOf(name, 'Bar')).toMatch(line))

  test.each([
    ['Pizza milho com bacon', ['milho', 'bacon']],
    ['Pizza charque com requeijão', ['charque', 'requeijão']],
    ['Pastel de ovo com calabresa', ['ovo', 'calabresa']],
    ['Pastel de frango com catupiry', ['frango', 'catupiry']],
    ['Coxinha de jaca com alho-poró', ['jaca', 'alho-poró']],
  ] as const)('drops nothing that is inside, as in “%s”', (name, foods) => {
    for (const voice of ['table', 'counter'] as const)
      for (const food of foods) expect(lineOf(name, 'Bar', voice)?.toLowerCase()).toContain(food)
  })

  test('takes cane juice for no soup', () => {
    expect(lineOf('Caldo de cana 400 ml', 'Bar')).not.toMatch(/grosso|coentro|alho/i)
  })

  test.each([
    'Segredo da Neuma',
    'Feijoada vegana',
    'Torresmo de tilápia',
    'PF de frango grelhado',
    'Caipirinha do porto',
    'Frango',
  ])('is unknown for “%s”', (name) => expect(lineOf(name, 'Bar')).toBeNull())
})
