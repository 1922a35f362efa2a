/** The command line, called as by a program. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordDocument, workbook } from '../../../tests/documents/office-files.ts'
import { lines, pdf } from '../../../tests/documents/pdf-files.ts'
import { automationTypes } from '../../functions/_shared/consulting/automation-types.ts'
import { menuLines } from '../../functions/_shared/consulting/golden/files.ts'
import { goldenAnswers } from '../../functions/_shared/consulting/golden/golden.ts'
import { type House, houses } from '../../functions/_shared/consulting/golden/houses.ts'
import { salesSheet, trades } from '../../functions/_shared/consulting/golden/sales.ts'
import { answer, exitCodeOf } from './answer.ts'
import { runCase as answerCase } from './run-case.ts'
import { jsonSchemas, outputSchema, readingSchema } from './schemas.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consult-'))
  for (const house of houses) {
    await mkdir(join(folder, house.id))
    await writeFile(join(folder, house.id, 'cardapio.pdf'), printedMenu(house))
    await writeFile(join(folder, house.id, 'vendas.csv'), salesSheet(house.menu, trades[house.id]))
  }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The house's menu as a PDF, 40 lines per page. */
function printedMenu({ menu }: House): Uint8Array {
  const rows = menuLines(menu)
  const pages = Array.from({ length: Math.ceil(rows.length / 40) }, (_, page) =>
    rows.slice(page * 40, page * 40 + 40),
  )
  return pdf(pages.map((page) => lines(page, [60, 400])))
}

type Run = { code: number; output: unknown }

/** The command line in this process: one process per case would take a minute. */
async function run(...args: string[]): Promise<Run> {
  const printed = await answer(args)
  return { code: exitCodeOf(printed), output: JSON.parse(JSON.stringify(printed)) }
}

/** As a program calls it. */
function command(...args: string[]): Promise<Run> {
  return new Promise((done, refuse) => {
    execFile('npm', ['run', '--silent', 'consult', '--', ...args], (error, stdout) => {
      try {
        done({ code: Number(error?.code ?? 0), output: JSON.parse(stdout) })
      } catch {
        refuse(error ?? new Error(stdout))
      }
    })
  })
}

async function caseFile(content: unknown): Promise<string> {
  const path = join(folder, 'case.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const runCase = async (content: unknown): Promise<Run> => run(await caseFile(content))

/** Parses the output and fails on keys that the schema does not have. */
function parsed(output: unknown) {
  const result = outputSchema.parse(output)
  expect(result).toEqual(output)
  return result
}

const drinks = {
  automation: 'drink_creation',
  today: '2026-11-21',
  restaurant: { name: 'Bar X', city: 'Fortaleza', type: 'bar' },
  answers: {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Grupos de amigos'],
    equipment: ['Coqueteleira'],
    preferences: 'sem lactose',
  },
}

describe.each(houses.map((house) => [house.id, house] as const))('the %s', (id, house) => {
  test.each(automationTypes)('gets its report of %s', async (type) => {
    const answers = Object.entries((await goldenAnswers(type))[id]).map(([key, value]) => [
      key,
      typeof value === 'object' && 'path' in value ? (value.menu ? 'cardapio.pdf' : 'vendas.csv') : value,
    ])
    const output = await answerCase(
      JSON.stringify({
        automation: type,
        ...house.context,
        answers: Object.fromEntries(answers),
        confirm: 'all',
      }),
      join(folder, id),
    )
    const { status, markdown, sheet, checks } = parsed(JSON.parse(JSON.stringify(output)))
    expect(status).toBe('completed')
    expect(markdown).toMatch(/^# .+\n\n## /)
    expect(checks.map(({ wish }) => wish)).toEqual(sheet.wishes)
    expect(checks.filter(({ outcome }) => outcome === 'violated')).toEqual([])
  })
})

test('the command prints one JSON object and exits with 0 when completed, with 3 when not', {
  tags: 'slow',
}, async () => {
  const completed = await command(await caseFile({ ...drinks, confirm: 'all' }))
  expect([completed.code, parsed(completed.output)]).toMatchObject([0, { status: 'completed' }])
  const refused = await command('--magic')
  expect([refused.code, parsed(refused.output)]).toMatchObject([3, { status: 'refused', code: 'usage' }])
})

describe('a sheet', () => {
  test('that is not confirmed stops the case after understanding', async () => {
    const { code, output } = await runCase({ ...drinks, confirm: 'none' })
    expect([code, parsed(output)]).toMatchObject([3, { status: 'needs_confirmation', code: 'not_confirmed' }])
  })

  test('given by the owner replaces the sentence, and blocks if it has unsettled passages', async () => {
    const wishes = [{ kind: 'exclude', what: 'amendoim', why: 'allergy', text: 'alergia a amendoim' }]
    const own = await runCase({ ...drinks, confirm: { wishes, unread: [] } })
    const { sheet, checks } = parsed(own.output)
    expect(own.code).toBe(0)
    // Choices from lists stay on the sheet.
    expect(sheet.wishes).toMatchObject([wishes[0], { kind: 'equipment', text: 'Coqueteleira' }])
    expect(checks).toMatchObject([{ wish: wishes[0], outcome: 'met' }, { outcome: 'met' }])
    const blocked = await runCase({
      ...drinks,
      confirm: { wishes, unread: [{ text: 'xilindró', blocking: true }] },
    })
    expect([blocked.code, parsed(blocked.output)]).toMatchObject([
      3,
      { status: 'needs_confirmation', code: 'sheet_blocked', markdown: '' },
    ])
    expect(parsed(blocked.output).message).toContain('“xilindró”')
  })
})

test('of two passages that contradict each other neither counts, and the report names both; an allergy stays', async () => {
  const said = (preferences: string) =>
    runCase({ ...drinks, answers: { ...drinks.answers, preferences }, confirm: 'all' })
  const { code, output } = await said('Só caju, sem caju.')
  expect(code).toBe(0)
  const { sheet, markdown } = parsed(output)
  expect(sheet.wishes).not.toContainEqual(expect.objectContaining({ what: 'caju' }))
  expect(markdown).toMatch(/não usamos: “Só caju” e “sem caju”/)
  const kept = parsed((await said('Quero amendoim. Alergia a amendoim.')).output)
  expect(kept.sheet.wishes).toContainEqual(
    expect.objectContaining({ kind: 'exclude', what: 'amendoim', why: 'allergy' }),
  )
})

describe('is refused with a message that names what is wrong:', () => {
  const pairing = {
    automation: 'menu_redesign',
    restaurant: drinks.restaurant,
    answers: { current_menu: 'cardapio.pdf' },
  }
  test('an ingredient at 0 has an unknown price, as on a menu', async () => {
    const house = { ingredientPrices: { Mel: { price: 0, amount: 500, unit: 'g' } } }
    expect((await runCase({ ...drinks, house })).code).toBe(0)
  })

  test.each<[string, unknown, string, string]>([
    ['JSON that ends too early', '{\n  "automation": ', 'case_invalid', 'JSON válido'],
    ['JSON with a slip', '{\n  "a": 1,\n  b: 2\n}', 'case_invalid', 'linha 3, coluna 3'],
    ['a list', [], 'case_invalid', 'Campo do caso'],
    [
      'an unknown automation',
      { ...drinks, automation: 'magic' },
      'case_invalid',
      'Campo automation: Use uma destas',
    ],
    ['no restaurant', { ...drinks, restaurant: undefined }, 'case_invalid', 'Campo restaurant'],
    [
      'a type that there is not',
      { ...drinks, restaurant: { ...drinks.restaurant, type: 'boteco' } },
      'case_invalid',
      'Campo restaurant.type: Use um destes tipos',
    ],
    [
      'a day that there is not',
      { ...drinks, today: '2026-02-31' },
      'case_invalid',
      'Campo today: Esta data não existe',
    ],
    [
      'a negative price',
      { ...drinks, house: { menu: [{ name: 'Pastel', price: -1 }] } },
      'case_invalid',
      'Campo house.menu[0].price',
    ],
    [
      'an unknown wish',
      { ...drinks, confirm: { wishes: [{ kind: 'magic', text: 'x' }] } },
      'case_invalid',
      'Campo confirm.wishes[0].kind',
    ],
    [
      'a missing answer',
      { ...drinks, answers: {} },
      'answers_invalid',
      'Campo answers.establishment_info: Falta esta resposta.',
    ],
    [
      'a wrong answer',
      { ...drinks, answers: { ...drinks.answers, equipment: 'Coqueteleira' } },
      'answers_invalid',
      'Campo answers.equipment: Escolha entre as opções.',
    ],
    [
      'a choice that no question offers',
      { ...drinks, answers: { ...drinks.answers, establishment_info: ['Bar'] } },
      'answers_invalid',
      'As opções são: “Boteco ou bar de bairro”, “',
    ],
    [
      'an answer to no question',
      { ...drinks, answers: { ...drinks.answers, prefs: 'x' } },
      'answers_invalid',
      'Campo answers.prefs: esta automação não tem essa pergunta',
    ],
    ['a file that is not there', pairing, 'file_missing', 'cardapio.pdf não foi encontrado'],
    [
      'a file of another type',
      { ...pairing, answers: { current_menu: 'cardapio.exe' } },
      'file_type',
      'Campo answers.current_menu',
    ],
  ])('%s', async (_, content, code, message) => {
    const result = await runCase(content)
    expect([result.code, parsed(result.output)]).toMatchObject([3, { status: 'refused', code }])
    expect(parsed(result.output).message).toContain(message)
  })

  test('no case, a missing file, and an unknown option', async () => {
    for (const [args, code] of [
      [[], 'usage'],
      [['--magic'], 'usage'],
      [[join(folder, 'nada.json')], 'case_missing'],
    ] as const) {
      const result = await run(...args)
      expect([result.code, parsed(result.output)]).toMatchObject([3, { status: 'refused', code }])
    }
  })

  test('a case that the engine refuses', async () => {
    await writeFile(join(folder, 'curta.csv'), 'Data;Produto;Qtd\n01/11/2026;Pastel;3\n')
    const { code, output } = await runCase({
      ...drinks,
      automation: 'predictive_analytics',
      answers: { sales_data: 'curta.csv' },
    })
    expect([code, parsed(output)]).toMatchObject([3, { status: 'refused', code: 'not_enough_data' }])
  })
})

describe('--read', () => {
  const read = async (name: string, bytes: Uint8Array | string, as: 'menu' | 'sales') => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    const { code, output } = await run('--read', path, '--as', as)
    const reading = readingSchema.parse(output)
    expect(reading).toEqual(output)
    return { exit: code, ...reading }
  }
  const pastel = {
    name: 'Pastel de carne',
    section: 'PETISCOS',
    price: 18.9,
    cost: null,
    units: null,
    revenue: null,
  }
  const menu = ['PETISCOS', 'Pastel de carne 500 g\tR$ 18,90', 'Torresmo\tR$ 32,00']
  const sales = [
    ['Produto', 'Qtd', 'Preço', 'Custo'],
    ['Pastel', 10, 18.9, 5.2],
    ['Torresmo', 4, 32, null],
  ]

  test('prints the items of menus', async () => {
    const rows = menu.map((line) => line.split('\t'))
    for (const [name, bytes] of [
      ['cardapio.pdf', pdf([lines(rows, [60, 400])])],
      ['cardapio.docx', wordDocument(menu.map((line) => line.replace('\t', ' ')))],
    ] as const) {
      const { exit, items } = await read(name, bytes, 'menu')
      expect(exit).toBe(0)
      expect(items).toMatchObject([
        { ...pastel, size: '500 g' },
        { name: 'Torresmo', price: 32, size: null },
      ])
    }
  })

  test('prints the items of sales sheets', async () => {
    for (const [name, bytes] of [
      ['vendas.xlsx', workbook(sales)],
      [
        'vendas.csv',
        sales
          .map((row) => row.join(';'))
          .join('\n')
          .replaceAll('.', ','),
      ],
    ] as const) {
      const { exit, items } = await read(name, bytes, 'sales')
      expect(exit).toBe(0)
      expect(items).toMatchObject([
        { name: 'Pastel', units: 10, price: 18.9, cost: 5.2, revenue: 189 },
        { name: 'Torresmo', units: 4, price: 32, cost: null, revenue: 128 },
      ])
    }
  })

  test('says why a file was refused', async () => {
    const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])
    expect(await read('foto.jpg', photo, 'menu')).toMatchObject({ exit: 3, status: 'refused', items: [] })
    expect(await read('vazio.csv', '', 'sales')).toMatchObject({
      exit: 3,
      message: expect.stringContaining('vazio'),
    })
    const { output } = await run('--read', join(folder, 'foto.jpg'))
    expect(output).toMatchObject({ status: 'refused', message: expect.stringContaining('--as menu') })
  })
})

test('the schema of a case lists the questions of each automation with what they offer', () => {
  const { answers } = jsonSchemas().$defs
  expect(Object.keys(answers)).toEqual([...automationTypes])
  expect(answers.drink_creation.required).toContain('establishment_info')
  expect(answers.drink_creation.properties.establishment_info).toMatchObject({
    type: 'array',
    items: { enum: expect.arrayContaining(['Boteco ou bar de bairro']) },
  })
  expect(answers.dish_creation.properties.complexity_level).toMatchObject({
    enum: expect.arrayContaining(['Um cozinheiro e uma chapa']),
  })
  expect(answers.menu_redesign.properties.current_menu?.description).toContain('.pdf')
})

test('docs/consult.schema.json is current: npm run --silent consult -- --schema > docs/consult.schema.json', async () => {
  expect(JSON.parse(await readFile('docs/consult.schema.json', 'utf8'))).toEqual(jsonSchemas())
})
