import { describe, expect, it, test } from 'vitest'
import { describeBlock, describeUnread, wishLabel, wishSentence } from './describe-wish.ts'
import { questionSubjects } from './question-subjects.ts'
import { requestSheetSchema, unreadSchema } from './request-sheet.ts'
import { wishKinds, wishSchema } from './wish.ts'

const drinks = { one: 'drink', many: 'drinks' }

const cases: [fields: Record<string, unknown>, label: string, sentence: string][] = [
  [
    { kind: 'exclude', what: 'leite', why: 'allergy' },
    'sem leite (alergia)',
    'Deixar de fora: leite, por alergia',
  ],
  [{ kind: 'exclude', what: 'carne', why: 'diet' }, 'sem carne (dieta)', 'Deixar de fora: carne, pela dieta'],
  [{ kind: 'exclude', what: 'coentro' }, 'sem coentro', 'Deixar de fora: coentro'],
  [
    { kind: 'exclude', what: 'cajá', why: 'supply' },
    'sem cajá (em falta)',
    'Deixar de fora: cajá, que está em falta',
  ],
  [{ kind: 'exclude', what: 'vegano', why: 'diet' }, 'vegano', 'Seguir a dieta: vegano'],
  [{ kind: 'only', what: 'caju' }, 'só caju', 'Usar só: caju'],
  [
    { kind: 'dishLimit', of: 'minutes', max: 12 },
    'até 12 min por prato',
    'Cada prato sair em até 12 minutos',
  ],
  [
    { kind: 'dishTrait', what: 'shared', count: 2, serves: 3 },
    'pelo menos 2 para 3 pessoas',
    'Receber pelo menos 2 para 3 pessoas',
  ],
  [
    { kind: 'leftover', what: 'frango', amount: 9, unit: 'kg' },
    'gastar 9 kg de frango',
    'Gastar a sobra: 9 kg de frango',
  ],
  [
    { kind: 'tasting', courses: 5, price: 190, guests: 30, sittings: [19.5] },
    'menu de 5 tempos, R$ 190 por pessoa, 30 lugares por turno, às 19h30',
    'Menu de 5 tempos, R$ 190 por pessoa, 30 lugares por turno, às 19h30',
  ],
  [
    { kind: 'style', what: 'rápidos de fazer', weekdays: [5] },
    'estilo: rápidos de fazer às sextas',
    'Estilo: rápidos de fazer às sextas',
  ],
  [
    { kind: 'keepPrice', item: 'Caranguejo', price: 14 },
    'manter a R$ 14: Caranguejo',
    'Manter a R$ 14: Caranguejo',
  ],
  [
    { kind: 'hours', what: 'casa aberta', start: 18, end: 24 },
    'casa aberta: das 18h às 24h',
    'Contar com a casa aberta das 18h às 24h',
  ],
  [
    { kind: 'date', what: 'quinta do caranguejo', weekdays: [4] },
    'quinta do caranguejo',
    'Levar em conta: quinta do caranguejo',
  ],
  [{ kind: 'prefer', what: 'caju' }, 'de preferência caju', 'Dar preferência a: caju'],
  [
    { kind: 'prefer', what: 'rapadura', why: 'supply' },
    'rapadura (a casa já tem)',
    'Aproveitar o que a casa já tem: rapadura',
  ],
  [{ kind: 'price', max: 22 }, 'até R$ 22', 'Preços: até R$ 22'],
  [{ kind: 'price', min: 14.5 }, 'a partir de R$ 14,50', 'Preços: a partir de R$ 14,50'],
  [{ kind: 'price', min: 15, max: 22 }, 'de R$ 15 a R$ 22', 'Preços: de R$ 15 a R$ 22'],
  [{ kind: 'price', about: 20 }, 'perto de R$ 20', 'Preços: perto de R$ 20'],
  [{ kind: 'price', max: 1200, item: 'combo' }, 'combo: até R$ 1.200', 'Preço de combo: até R$ 1.200'],
  [{ kind: 'count', count: 6 }, '6 drinks', 'Receber 6 drinks'],
  [{ kind: 'count', count: 1 }, '1 drink', 'Receber 1 drink'],
  [
    { kind: 'count', count: 3, course: 'petisco' },
    '3 entradas ou petiscos',
    'Receber 3 entradas ou petiscos',
  ],
  [
    { kind: 'count', count: 1, bound: 'at_least', course: 'sobremesa' },
    'pelo menos 1 sobremesa',
    'Receber pelo menos 1 sobremesa',
  ],
  [{ kind: 'count', count: 0, course: 'sobremesa' }, 'sem sobremesa', 'Não receber sobremesa'],
  [{ kind: 'zeroAlcohol', part: 'half' }, 'metade sem álcool', 'Fazer metade sem álcool'],
  [{ kind: 'share', what: 'caju', of: 'half' }, 'metade com caju', 'Receber metade com caju'],
  [
    { kind: 'share', what: 'coco', of: 'many', count: 3, bound: 'at_least' },
    'pelo menos 3 com coco',
    'Receber pelo menos 3 com coco',
  ],
  [
    { kind: 'share', what: 'ovo', of: 'few', count: 2, bound: 'at_most' },
    'no máximo 2 com ovo',
    'Receber no máximo 2 com ovo',
  ],
  [
    { kind: 'share', what: 'vegano', of: 'many', count: 2, bound: 'at_least' },
    'pelo menos 2 de dieta: vegano',
    'Receber pelo menos 2 de dieta: vegano',
  ],
  [
    { kind: 'share', what: 'glúten', of: 'many', count: 2, without: true },
    '2 sem glúten',
    'Receber 2 sem glúten',
  ],
  [{ kind: 'count', count: 8, bound: 'at_most' }, 'até 8 drinks', 'Receber até 8 drinks'],
  [{ kind: 'count', count: 2, bound: 'at_most', of: 'pages' }, 'até 2 páginas', 'Receber até 2 páginas'],
  [
    { kind: 'count', count: 4, bound: 'at_least', of: 'ingredients' },
    'pelo menos 4 ingredientes',
    'Receber pelo menos 4 ingredientes',
  ],
  [
    { kind: 'keepPrice', item: 'cerveja 600 ml' },
    'manter o preço: cerveja 600 ml',
    'Não mexer no preço: cerveja 600 ml',
  ],
  [
    { kind: 'capPrice', item: 'cerveja 600 ml' },
    'não subir: cerveja 600 ml',
    'Não subir o preço: cerveja 600 ml',
  ],
  [
    { kind: 'capPrice', item: 'cerveja 600 ml', max: 16 },
    'cerveja 600 ml: subir até R$ 16',
    'Não passar de R$ 16: cerveja 600 ml',
  ],
  [{ kind: 'keepItem', item: 'baião' }, 'manter: baião', 'Manter no cardápio: baião'],
  [
    { kind: 'keepPrice', item: 'baião', until: 'antes do Carnaval' },
    'manter o preço: baião, antes do Carnaval',
    'Não mexer no preço: baião, antes do Carnaval',
  ],
  [{ kind: 'dropItem', item: 'caldinho' }, 'tirar: caldinho', 'Tirar do cardápio: caldinho'],
  [{ kind: 'promote', item: 'peixada' }, 'destacar: peixada', 'Dar destaque a: peixada'],
  [{ kind: 'style', what: 'mais secos' }, 'estilo: mais secos', 'Estilo: mais secos'],
  [{ kind: 'audience', what: 'Casais' }, 'público: Casais', 'Pensar neste público: Casais'],
  [
    { kind: 'date', what: 'São João', from: '2026-06-24', to: '2026-06-24' },
    'São João, 24/06/2026',
    'Levar em conta: São João, 24/06/2026',
  ],
  [
    { kind: 'date', what: 'reforma', from: '2027-03-01', to: '2027-03-15', closed: true },
    'reforma, de 01/03/2027 a 15/03/2027, casa fechada',
    'Contar com a casa fechada: reforma, de 01/03/2027 a 15/03/2027',
  ],
  [
    { kind: 'date', what: 'No dia 25 a gente não abre', from: '2026-12-25', to: '2026-12-25', closed: true },
    'casa fechada, 25/12/2026',
    'Contar com a casa fechada em 25/12/2026',
  ],
  [
    { kind: 'date', what: 'casa fechada', from: '2026-12-24', to: '2026-12-26', closed: true },
    'casa fechada, de 24/12/2026 a 26/12/2026',
    'Contar com a casa fechada de 24/12/2026 a 26/12/2026',
  ],
  [
    { kind: 'date', what: 'fechado para festa', from: '2026-12-24', to: '2026-12-24', closed: true },
    'fechado para festa, 24/12/2026, casa fechada',
    'Contar com a casa fechada: fechado para festa, 24/12/2026',
  ],
  [
    { kind: 'date', what: 'alta estação', effect: 'up' },
    'alta estação, vende mais',
    'Levar em conta: alta estação, vende mais',
  ],
  [
    { kind: 'date', what: 'vende mais', from: '2027-07-01', to: '2027-07-31', effect: 'up' },
    'vende mais, de 01/07/2027 a 31/07/2027',
    'Levar em conta: vende mais, de 01/07/2027 a 31/07/2027',
  ],
  [
    { kind: 'date', what: 'lançamento do drink', from: '2026-12-04', to: '2026-12-04', at: 20, price: 22 },
    'lançamento do drink, 04/12/2026, às 20h, R$ 22',
    'Levar em conta: lançamento do drink, 04/12/2026, às 20h, R$ 22',
  ],
  [
    { kind: 'salesPeriod', from: '2026-10-01', to: '2026-10-31' },
    'vendas de 01/10/2026 a 31/10/2026',
    'Contar as vendas da planilha de 01/10/2026 a 31/10/2026',
  ],
  [
    { kind: 'period', from: '2026-11-23', to: '2026-12-06' },
    'publicações de 23/11/2026 a 06/12/2026',
    'Publicar só de 23/11/2026 a 06/12/2026',
  ],
  [
    { kind: 'period', from: '2026-12-01' },
    'publicações a partir de 01/12/2026',
    'Publicar só a partir de 01/12/2026',
  ],
  [{ kind: 'onlyPrice', price: 22 }, 'único preço: R$ 22', 'Não dizer outro preço além de R$ 22'],
  [{ kind: 'onlyPrice' }, 'nenhum preço nas publicações', 'Não dizer preços nas publicações'],
  [{ kind: 'refusedPost', what: 'raffle' }, 'publicação: sorteio', 'Publicar sobre sorteio'],
  [{ kind: 'postRule', what: 'mostHashtags', most: 4 }, 'hashtags: no máximo 4', 'Hashtags: no máximo 4'],
  [
    { kind: 'postTopic', what: 'pudim', count: 2, bound: 'at_least', per: 'week' },
    'pelo menos 2 publicações por semana: pudim',
    'Pelo menos 2 publicações por semana: pudim',
  ],
  [
    {
      kind: 'combo',
      what: 'combo da mesa',
      of: 'baião + 2 sucos',
      price: 60,
      from: '2026-12-05',
      to: '2026-12-05',
    },
    'combo da mesa a R$ 60,00 (baião + 2 sucos) em 05/12',
    'Combo da mesa a R$ 60,00 (baião + 2 sucos) em 05/12',
  ],
  [{ kind: 'houseFact', about: 'seats', count: 40 }, 'a casa tem 40 lugares', 'A casa tem 40 lugares'],
  [
    { kind: 'hours', what: 'happy hour', start: 17, end: 19.5 },
    'happy hour: das 17h às 19h30',
    'Respeitar o horário: happy hour: das 17h às 19h30',
  ],
  [
    { kind: 'equipment', what: 'Liquidificador', has: true },
    'tem: Liquidificador',
    'Usar o que a casa tem: Liquidificador',
  ],
  [{ kind: 'equipment', what: 'forno', has: false }, 'não tem: forno', 'Trabalhar sem: forno'],
  [{ kind: 'zeroAlcohol' }, 'tudo sem álcool', 'Tudo sem álcool'],
  [{ kind: 'zeroAlcohol', count: 1 }, '1 sem álcool', 'Incluir 1 opção sem álcool'],
  [{ kind: 'zeroAlcohol', count: 2 }, '2 sem álcool', 'Incluir 2 opções sem álcool'],
  [{ kind: 'strength', max: 10 }, 'teor: até 10% vol', 'Teor alcoólico: até 10% vol'],
  [{ kind: 'strength', min: 8, max: 12.5 }, 'teor: de 8% a 12,5% vol', 'Teor alcoólico: de 8% a 12,5% vol'],
  [{ kind: 'strength', min: 18 }, 'teor: a partir de 18% vol', 'Teor alcoólico: a partir de 18% vol'],
  [{ kind: 'strength', about: 12 }, 'teor: perto de 12% vol', 'Teor alcoólico: perto de 12% vol'],
  [
    { kind: 'share', what: 'gengibre', of: 'few' },
    'pouco: gengibre (no máximo 1 em cada 4)',
    'Usar pouco, em 1 de cada 4 no máximo: gengibre',
  ],
  [
    { kind: 'share', what: 'limão', of: 'many' },
    'bastante: limão (pelo menos 1 em cada 3)',
    'Usar bastante, em pelo menos 1 de cada 3: limão',
  ],
  [{ kind: 'share', what: 'caju', of: 'many', count: 4 }, '4 com caju', 'Receber 4 com caju'],
  [
    { kind: 'question', about: 'happyHour', weekdays: [1, 3], end: 20 },
    'happy hour às segundas e às quartas, até 20h?',
    'Responder: happy hour às segundas e às quartas, até 20h?',
  ],
  [
    { kind: 'question', about: 'feastPrice', what: 'romaria', against: true },
    'não subir preço em romaria',
    'Respeitar: não subir preço em romaria',
  ],
  [
    { kind: 'question', about: 'payDiscount', percent: 5, price: 5 },
    'desconto no Pix ou à vista (5% ou R$ 5)?',
    'Responder: desconto no Pix ou à vista (5% ou R$ 5)?',
  ],
  [{ kind: 'ending', ends: 'ninety' }, 'preço terminado em ,90', 'Usar só preço terminado em ,90'],
  [
    { kind: 'cost', max: 6, leaves: 20 },
    'custo de até R$ 6 cada e lucro bruto de R$ 20 ou mais em cada',
    'Respeitar: custo de até R$ 6 cada e lucro bruto de R$ 20 ou mais em cada',
  ],
  [
    { kind: 'drinkTrait', what: 'blue', count: 1, bound: 'at_least' },
    'pelo menos 1 azul',
    'Receber pelo menos 1 azul',
  ],
  [{ kind: 'glass', what: 'taça', has: 'no' }, 'sem taça', 'Copos: sem taça'],
  [{ kind: 'pace', seconds: 60 }, 'até 60 segundos por drink', 'Fazer em até 60 segundos por drink'],
  [
    { kind: 'question', about: 'bar', what: 'doses', percent: 3 },
    'doses por garrafa?',
    'Responder: doses por garrafa?',
  ],
  [
    { kind: 'costNow', item: 'camarão', percent: 18 },
    'custo de agora: camarão, 18% a mais',
    'Usar o custo de agora: camarão, 18% a mais',
  ],
  [
    { kind: 'costNow', item: 'Cerveja', price: 7.6 },
    'custo de agora: Cerveja, R$ 7,60',
    'Usar o custo de agora: Cerveja, R$ 7,60',
  ],
  [{ kind: 'layout', what: 'large_type' }, 'letra grande', 'Letra grande'],
  [
    { kind: 'noNew', what: 'dish', until: 'até abril' },
    'nada de prato novo',
    'Não pôr prato novo no cardápio, até abril',
  ],
  [{ kind: 'pageNote', note: 'o selo na capa' }, 'no papel: o selo na capa', 'No papel: o selo na capa'],
  [
    { kind: 'keepItem', item: 'baião', part: 'size', until: 'até maio' },
    'manter a porção: baião',
    'Não mudar a porção: baião, até maio',
  ],
  [
    { kind: 'dropItem', item: 'caldinho', ifNeeded: true },
    'tirar, se precisar: caldinho',
    'Tirar do cardápio, se precisar: caldinho',
  ],
  [
    { kind: 'dropItem', item: 'caldos', weak: true, below: 10 },
    'tirar, o que sai menos de 10 por mês: caldos',
    'Tirar do cardápio, o que sai menos de 10 por mês: caldos',
  ],
  [
    { kind: 'capPrice', item: 'cerveja', rise: 2 },
    'cerveja: subir até R$ 2 a mais',
    'Subir no máximo R$ 2: cerveja',
  ],
  [
    { kind: 'sections', names: ['para abrir', 'do fogo', 'do copo'] },
    'seções: para abrir, do fogo e do copo',
    'Seções, nesta ordem: para abrir, do fogo e do copo',
  ],
  [
    { kind: 'newDrink', what: 'caipirinha de cajá', max: 26 },
    'novo: caipirinha de cajá, até R$ 26',
    'Criar: caipirinha de cajá, até R$ 26',
  ],
  [{ kind: 'newCombo', max: 35 }, 'um combo de até R$ 35', 'Montar um combo de até R$ 35'],
  [{ kind: 'newCombo', count: 3 }, '3 combos', 'Montar 3 combos'],
  [
    { kind: 'newCombo', count: 2, bound: 'at_least', of: 'petiscos' },
    'pelo menos 2 combos com petiscos',
    'Montar pelo menos 2 combos com petiscos',
  ],
  [
    { kind: 'pairing', rule: 'only', serves: ['chope', 'caipirinha'], dishes: ['hambúrgueres'] },
    'hambúrgueres: só com chope ou caipirinha',
    'Hambúrgueres: só com chope ou caipirinha',
  ],
  [
    {
      kind: 'pairing',
      rule: 'some',
      serves: ['caipirinha'],
      dishes: ['petiscos'],
      count: 4,
      bound: 'at_least',
    },
    'pelo menos 4 de petiscos com caipirinha',
    'Pelo menos 4 de petiscos com caipirinha',
  ],
  [
    { kind: 'flight', courses: 5, max: 120, ml: 100 },
    'menu de 5 tempos, bebidas até R$ 120 por pessoa, até 100 ml por pessoa',
    'Menu de 5 tempos, bebidas até R$ 120 por pessoa, até 100 ml por pessoa',
  ],
  [
    { kind: 'pairingRule', what: 'bottlesAMonth', most: 2 },
    'até 2 garrafas de cada cachaça por mês',
    'Até 2 garrafas de cada cachaça por mês',
  ],
  [
    { kind: 'target', of: 'ticket', percent: 8 },
    'meta: ticket médio 8% maior',
    'Chegar à meta: ticket médio 8% maior',
  ],
  [
    { kind: 'target', of: 'margin', amount: 2000 },
    'meta: margem por mês R$ 2.000 maior',
    'Chegar à meta: margem por mês R$ 2.000 maior',
  ],
  [{ kind: 'budget', max: 600 }, 'verba de R$ 600', 'Gastar até R$ 600 com o cardápio novo'],
  [
    { kind: 'deadline', what: 'o Natal', by: '2026-12-24' },
    'pronto antes de o Natal, 24/12/2026',
    'Ficar pronto antes de o Natal, 24/12/2026',
  ],
  [
    { kind: 'costShare', max: 30, of: 'food' },
    'custo da comida de até 30% do preço',
    'Manter o custo da comida de até 30% do preço',
  ],
  [
    { kind: 'served', item: 'Cozido', weekdays: [0, 6] },
    'Cozido só aos sábados e aos domingos',
    'Servir Cozido só aos sábados e aos domingos',
  ],
  [
    { kind: 'question', about: 'keepWorth', item: 'Pudim' },
    'vale a pena manter Pudim?',
    'Responder: vale a pena manter Pudim?',
  ],
  [{ kind: 'elasticity', value: -1.2 }, 'elasticidade -1,2', 'Calcular com a elasticidade de -1,2'],
  [
    { kind: 'portion', item: 'Peixada', amount: 700, unit: 'g', of: 'peixe cru' },
    'Peixada: 700 g de peixe cru',
    'Usar a sua porção: Peixada: 700 g de peixe cru',
  ],
  [
    { kind: 'scope', from: '2026-11-23', to: '2026-12-20' },
    'previsão: de 23/11/2026 a 20/12/2026',
    'Prever de 23/11/2026 a 20/12/2026',
  ],
  [
    { kind: 'scope', show: ['week', 'day'] },
    'previsão: por semana e por dia',
    'Mostrar: por semana e por dia',
  ],
  [
    { kind: 'competitorPrice', competitor: 'Bar da Esquina', item: 'caipirinha', min: 18, max: 18 },
    'Bar da Esquina: caipirinha R$ 18',
    'Comparar com o preço de Bar da Esquina: caipirinha, R$ 18',
  ],
  [
    { kind: 'competitorPrice', competitor: 'Bar do Zé', item: 'cerveja', min: 12, max: 15, size: '600 ml' },
    'Bar do Zé: cerveja (600 ml) de R$ 12 a R$ 15',
    'Comparar com o preço de Bar do Zé: cerveja (600 ml), de R$ 12 a R$ 15',
  ],
  [
    { kind: 'rivalFact', competitor: 'Bar do Zé', about: 'season', months: [7, 12] },
    'Bar do Zé: só abre em julho e dezembro',
    'Contar com o que você sabe de Bar do Zé: só abre em julho e dezembro',
  ],
  [
    { kind: 'question', about: 'rise', what: 'romaria' },
    'o que pode subir antes da romaria?',
    'Responder: o que pode subir antes da romaria?',
  ],
  [
    { kind: 'question', about: 'newItem', what: 'rodízio', against: true },
    'não vender rodízio',
    'Respeitar: não vender rodízio',
  ],
]

describe('the words for a wish', () => {
  test.each(cases)('%j reads "%s"', (fields, label, sentence) => {
    const wish = wishSchema.parse({ text: 'x', ...fields })
    expect(wishLabel(wish, drinks)).toBe(label)
    expect(wishSentence(wish, drinks)).toBe(sentence)
  })

  it('say how a general word beside an allergy was read', () => {
    const exclude = { kind: 'exclude', why: 'allergy' } as const
    const said = (what: string, text: string) =>
      wishSentence(wishSchema.parse({ ...exclude, what, text }), drinks)
    expect(said('oleaginosas', 'hóspede com alergia a castanhas')).toBe(
      'Deixar de fora: oleaginosas (tudo o que “castanhas” pode ser), por alergia',
    )
    expect(said('frutos do mar', 'alergia a frutos do mar')).toMatch(
      /\(tudo o que “frutos do mar” pode ser\)/,
    )
    expect(said('oleaginosas', 'alergia a oleaginosas')).toBe('Deixar de fora: oleaginosas, por alergia')
  })

  it('exist for every kind', () => {
    expect(new Set(cases.map(([{ kind }]) => kind))).toEqual(new Set(wishKinds))
  })
})

describe('the words for an unread passage', () => {
  it('say why it matters', () => {
    const why = (fields: object) => describeUnread(unreadSchema.parse({ text: 'x', ...fields }))
    expect(why({ why: 'allergy', blocking: true })).toMatch(/alergia/)
    expect(why({ why: 'ambiguous' })).toMatch(/Qual delas/)
    expect(why({ why: 'contradiction', blocking: true })).toMatch(/Qual das duas/)
    expect(why({ why: 'instruction' })).toMatch(/não será seguido/)
    expect(why({})).toMatch(/não entra na consultoria/)
    expect(why({ blocking: true })).toMatch(/depende disso/)
  })

  it('name only the passages that block', () => {
    const sheet = requestSheetSchema.parse({
      wishes: [],
      unread: [{ text: 'sulfito', blocking: true }, { text: 'sei lá' }, { text: 'urucum', blocking: true }],
    })
    expect(describeBlock(sheet)).toBe('Precisamos entender isto antes: “sulfito”, “urucum”.')
    expect(describeBlock({ wishes: [], unread: [] })).toBeNull()
  })
})

test.each(['bundle', 'heldUntil', 'startsOn', 'pairPrice', 'fewChanges', 'members', 'goal'] as const)(
  'a question about %s without figures has no hole in its words',
  (about) => {
    expect(questionSubjects).toContain(about)
    const label = wishLabel({ kind: 'question', about, text: 'dito', origin: 'request' })
    expect(label).not.toMatch(/R\$ 0|undefined| {2}|^ |(?:antes de|a partir de|máximo) *(?:$|preços)/)
  },
)

test('run-on speech that stands for the name of a day is cut after a word', () => {
  const wish = wishSchema.parse({
    kind: 'date',
    what: 'e tem a quermesse da matriz que enche a praça e o povo vem jantar aqui depois da missa toda noite',
    from: '2026-12-05',
    to: '2026-12-05',
    closed: false,
    text: 'quermesse',
    origin: 'request',
  })
  expect(wishSentence(wish)).toBe(
    'Levar em conta: e tem a quermesse da matriz que enche a praça e o povo vem…, 05/12/2026',
  )
})
