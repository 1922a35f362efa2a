/** What owners ask of the whole consultation: how many pairings, with what on each, and a dinner for two. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, boundOf, type ClauseReader, counted, firstOf, moneyOf, whole } from './clause.ts'
import { coursesIn, readSetMenu } from './set-menu.ts'

type Rule = Extract<WishContent, { kind: 'pairingRule' }>
const rule = (wish: Omit<Rule, 'kind'>): WishContent[] => [{ kind: 'pairingRule', ...wish }]

const pairs = '(?:harmonizac\\w+|pares|par|combinac\\w+)'
const occasion = '(?: (?:para|pra|pr[oa]s?|n[oa]s?|d[oae]s?) (?!cada)[\\p{L} ]{3,40})?'
const manyPairs = whole(`(?:so )?${counted} ${pairs}(?:,? (no maximo|no minimo|pelo menos))?${occasion}`)
const fewPairs = whole(
  `(?:so |quero |queremos |faz\\w* |fac\\w+ )?(?:(?:entre|de) )?${number} (?:e|a|ate|ou) ${number} ${pairs}(?: (?:ta|esta) (?:bom|otimo)| bast\\w+| serv\\w+)?${occasion}`,
)
/** "quero 5 harmonizações no máximo", "entre 5 e 8 pares", "6 pares para o Festival de Inverno" */
const readCount: ClauseReader = (clause) => {
  const range = fewPairs.exec(clause)
  const [least, most] = [amountIn(range?.[1]), amountIn(range?.[2])]
  if (least > 0 && most > least)
    return [
      { kind: 'count', count: least, bound: 'at_least' },
      { kind: 'count', count: most, bound: 'at_most' },
    ]
  const found = manyPairs.exec(clause)
  const count = amountIn(found?.[2])
  if (!found || !Number.isInteger(count) || count < 1) return null
  // "uma harmonização para a feijoada": one for something is not the number of all.
  if (count === 1 && / (?:para|pra|pr[oa]s?|n[oa]s?|d[oae]s?) /.test(clause)) return null
  return [{ kind: 'count', count, bound: boundOf(found[3] ?? found[1]) }]
}

const that = '(?:que|q)'
const mustEnter = whole(
  `(.+?) (?:tem|tem de|precis\\w+|dev\\w+|nao pode\\w* faltar|obrigatori\\w+)(?: (?:${that}|de))?(?: (?:entrar|estar|ter|aparecer|vir))?(?: (?:de qualquer (?:jeito|forma|maneira)|sem falta|com certeza))?`,
)
/** "a lasanha e o tiramisù têm que entrar" */
const readMust: ClauseReader = (clause, names) => {
  const dishes = names.dishesIn(mustEnter.exec(clause)?.[1] ?? '')
  return dishes?.map((item) => ({ kind: 'keepItem', item })) ?? null
}

const reason = '(?: (?:pq|porque|pois|ja que|que|q) .+)?'
const leaves = whole(
  `(?:e )?(?:nao|n|nem) (?:bota\\w*|bote|poe|ponha|coloca\\w*|coloque|inclu\\w+|usa\\w*|use|quero|queremos|entra)(?: (?:com|em))? (.+?)${reason}`,
)
/** "não bota o ossobuco porque só tem sexta e sábado" */
const readLeft: ClauseReader = (clause, names) => {
  const dishes = names.dishesIn(leaves.exec(clause)?.[1] ?? '')
  return dishes && [{ kind: 'pairing', rule: 'skip', dishes }]
}

const menuOnly = whole(
  `(?:so|somente|apenas) (?:com |os |com os |use |usar )?(?:pratos?|coisas?|itens|o) ${that} (?:ja )?(?:ta|tao|esta|estao|tem|existe\\w*|temos|vend\\w+)(?: (?:no|do) (?:cardapio|menu))?|(?:e )?(?:sem|nada|nao quero) (?:nada )?(?:de )?(?:prato )?nov[oa]s?`,
)
const phraseEach = whole(
  `(?:(?:em|para|pra|n[ao]) cada(?: um| uma| par| prato| ${pairs})?,? )?(?:escrev\\w+|quero|bota\\w*|poe|ponha|coloque|coloca|diga|diz|com|me da|mand\\w+|e) (?:a |uma |as )?(?:frases?|falas?|sugestao de fala|textos?)(?: (?:curt\\w+|pront\\w+))?(?: (?:${that}|d[oae]s?|para|pra) .+)?`,
)
const mlEach = whole(
  `(?:me )?(?:diz|diga|fala|fale|informe|quero saber|escreve|escreva|bota|coloca|com)(?: (?:a|o|as|os))?(?: (?:quantidade|medida|dose|quanto|qto))?(?: em)? (?:mls?|mililitros?)(?: [^,]+)?`,
)
const overpours = whole(
  `(?:(?:o|a|meu|minha|os|meus) )?(?:garcom|garconete|garcons|equipe|pessoal|barman|menina|rapaz|salao) (?:enche|serve|bota|poe|coloca|capricha|exagera|derrama|passa da medida)\\w*(?: .+)?`,
)
const notChilled = whole(
  '(?:nos? |a casa |aqui )?(?:nao|nunca|n) (?:serv\\w+|gel\\w+|sirva\\w*|oferec\\w+|bot\\w+|coloc\\w+)(?: (?:a|as|nossa|nossas))? cachacas?(?: (?:gelad[oa]s?|fri[oa]s?|no congelador|na geladeira|no gelo))?|cachacas? (?:so |sempre )?(?:em |a |na )?temperatura ambiente|nada de cachaca gelada',
)
const isChill = /gelad|fri[oa]|congelador|geladeira|gelo|\bgel(?:a|amos|o|ar)\b|ambiente/
const bareMeasures = /^(?:a )?(?:doses?|medidas?) em ml(?: e (?:a )?temperatura(?: de servir)?)?$/
const barePhrases =
  /^(?:uma? )?(?:frases?|falas?)(?: curt\w+| pront\w+)? (?:pr[oa]s?|para [oa]s?) (?:garcom|garconete|garcons|equipe|salao)$/
const readSimple: ClauseReader = (clause) => {
  if (menuOnly.test(clause)) return rule({ what: 'menuOnly' })
  if (phraseEach.test(clause) || barePhrases.test(clause)) return rule({ what: 'phraseEach' })
  if (overpours.test(clause) && /enche|boca|exager|capricha|demais|medida|derrama|muito/.test(clause))
    return rule({ what: 'overpours' })
  if (mlEach.test(clause) || bareMeasures.test(clause)) return rule({ what: 'mlEach' })
  if (notChilled.test(clause) && isChill.test(clause)) return rule({ what: 'notChilled' })
  return null
}

const someWith = whole(
  `${counted} (?:del[ea]s |pares |${pairs} |d[aeo]s [\\p{L} ]{3,30}? )?(?:(?:eu |a gente )?(?:quero|queria|queremos|prefiro|pode(?:m)? ser|tem que ser|sai|vai|va) )?(?:com|de|usando|na) (.+)`,
)
/** "no máximo duas com Amburana", "uma das carnes eu quero com cerveja" */
const readSomeWith: ClauseReader = (clause, names, carry) => {
  const found = someWith.exec(clause)
  const count = amountIn(found?.[2])
  const serves = names.servesIn(found?.[3] ?? '')
  if (!found || !serves || !Number.isInteger(count) || count < 1) return null
  carry.serve = serves[0] ?? null
  return [{ kind: 'pairing', rule: 'some', serves, count, bound: boundOf(found[1]) }]
}

const drinkInSome = whole(
  `(?:a |o |as |os )?(.+?) (?:(?:pode|podem|deve|devem|tem que|precisa|quero que|vai|vao|entr[ae]m?|apare[cç]a)(?: (?:entrar|estar|aparecer|vir|ir|ficar|ser))? )?(?:em|com|n[ao]s?) ${counted} (?:pratos?|pares?|del[ea]s|harmonizac\\w+)`,
)
/** "a cachaça pode entrar em pelo menos um prato" */
const readDrinkInSome: ClauseReader = (clause, names, carry) => {
  const found = carry.asks ? null : drinkInSome.exec(clause)
  const count = amountIn(found?.[3])
  const serves = names.servesIn(found?.[1] ?? '')
  if (!found || !serves || !Number.isInteger(count) || count < 1) return null
  return [{ kind: 'pairing', rule: 'some', serves, count, bound: boundOf(found[2]) }]
}

const noRepeat = whole(
  '(?:(?:quero|por favor|e) )*(?:nao|sem|nunca|evit\\w+)(?: (?:quero|pode(?:m)?|precisa))? ?repet\\w+ (?:(?:a mesma|o mesmo|as mesmas|os mesmos|nenhuma?|as|os|a|o) )?(?:bebida|drink|dose|cachaca|coquetel)s?(?: (?:em|n[oa]s?|entre|para|com) .{3,40})?',
)
/** "não repetir a mesma bebida em dois pratos" */
const readNoRepeat: ClauseReader = (clause) =>
  noRepeat.test(clause) ? [{ kind: 'flight', noRepeat: true }] : null

const bottlesLeft = whole(
  `(?:(?:porque|pq|pois|ja que|que|mas) )?(?:so|apenas|somente) (?:tenho|temos|restam|tem|sobraram) (?:mais )?${number} garrafas?(?: d[eoa]s? (.+))?`,
)
/** "porque só tenho 3 garrafas", of the cachaça that the clause before named */
const readBottlesLeft: ClauseReader = (clause, names, carry) => {
  const found = bottlesLeft.exec(clause)
  const most = amountIn(found?.[1])
  if (!found || !Number.isInteger(most) || most < 1) return null
  const of = found[2] === undefined ? carry.serve : names.servesIn(found[2])?.[0]
  return of ? rule({ what: 'bottlesLeft', most, of }) : null
}

const justThese = whole('(?:so|somente|apenas) (?:com |use |usar |quero )?(.+)')
/** "só Prata e Carvalho" */
const readJustThese: ClauseReader = (clause, names) => {
  const serves = names.servesIn(justThese.exec(clause)?.[1] ?? '')
  return serves?.every((one) => one.startsWith('cachaça '))
    ? serves.map((what) => ({ kind: 'only', what, why: 'supply' }))
    : null
}

const oneWith = whole(
  '(?:uma?|1)(?: del[ea]s)? (?:tem que ser |precisa ser |pode ser )?(?:com|para|pra|d[oae]) (.+)',
)
/** "uma com o tiramisù" */
const readOneWith: ClauseReader = (clause, names) => {
  const item = names.dishIn(oneWith.exec(clause)?.[1] ?? '')
  return item === null ? null : [{ kind: 'keepItem', item }]
}

const comboPrice = whole(
  `(?:com )?(?:o )?precos? d[eo]s? combos? (?:de )?(?:ate|no maximo(?: de)?) ${amount}`,
)
const bareMl = whole('(?:doses? (?:de )?)?(\\d{2}) ?ml (?:cada(?: uma?)?|por prato|em cada(?: uma?| prato)?)')
const standing = whole(
  '(?:tenho|temos|estou com|sobraram|tem) (\\d{1,3}) garrafas? (?:parad\\w+|encalhad\\w+|sobrando|no estoque)',
)
/** "muitos clientes não bebem", with an order after it. */
const soberEach = whole(
  '(?:.{0,60}[:,;] ?)?(?:(?:cada|todo) (?:prato|par|um|petisco|pizza|harmonizacao) (?:tambem )?(?:precisa|deve|tem que|quero|tenha|com|ter)\\w*(?: (?:de|ter|tambem))*|(?:(?:ofere\\w+|quero|inclu\\w+|indiqu\\w+|sugir\\w+|preciso de|coloqu\\w+|tambem|sempre|com) )+)(?: ?(?:tambem|de))* ?(?:uma?|1) (?:opcao|bebida|alternativa|par|sugestao)s? sem alcool(?: (?:em|para|por|com|a) (?:cada|tod[oa]s?)(?: (?:[oa]s? )?\\p{L}+)?)?(?: (?:para|pra) (?:quem|os que) .{3,50})?',
)
const drivers = whole(
  '(?:os )?(?:clientes?|quem|pessoal|gente)(?: que)? (?:dirig\\w+|vai dirigir|esta de carro|ta de carro) (?:precis\\w+|quer\\w*|merec\\w+|tem que ter) .*(?:opcao|bebida|alternativa|algo).*',
)
/** "chega muito romeiro que não bebe": somebody at the table wants a drink without alcohol. */
const sober = whole(
  '(?!.*\\b(?:so|somente|menos|exceto|maximo|crianca\\w*|gravid\\w*)\\b)(?:[^,]{0,60}\\b)?(?:(?:nao|n) (?:bebe\\w*|toma\\w*(?: alcool)?|consome\\w*(?: alcool)?|pode\\w* beber)|(?:esta|vem|vai|volta|estao|vao|vem|desce|sobe)\\w*(?: [\\p{L}]+){0,3} dirigindo|dirig(?:e|em)|abstemi[oa]s?|motorista da (?:vez|rodada))(?: [^,]{0,40})?',
)
/** A combo's price, the ml of a dose, bottles in stock, guests who drive. */
const readMeasures: ClauseReader = (clause, _names, carry) => {
  const max = comboPrice.exec(clause)?.[1]
  if (max !== undefined) return [{ kind: 'price', item: 'combo', max: moneyOf(max) }]
  const ml = bareMl.exec(clause)?.[1]
  if (ml !== undefined) return [{ kind: 'portion', item: 'dose', amount: Number(ml), unit: 'ml' }]
  if (!carry.asks && /\b(?:cada|todo|todos|todas)\b/.test(clause) && soberEach.test(clause))
    return [{ kind: 'zeroAlcohol', part: 'each' }]
  if (!carry.asks && (drivers.test(clause) || sober.test(clause))) return [{ kind: 'zeroAlcohol', count: 1 }]
  const bottles = Number(standing.exec(clause)?.[1])
  return bottles > 0 && carry.serve?.startsWith('cachaça ')
    ? [{ kind: 'prefer', what: carry.serve, why: 'supply', bottles }]
    : null
}

const lacking = whole(
  '(.+?),? (?:(?:esta|ta|estao|tao|ficou) )?(?:em falta|acabou|acabaram|nao tem mais|sem estoque)(?: (?:ate|por) .+)?',
)
const readLack: ClauseReader = (clause, names) => {
  const serves = names.servesIn(lacking.exec(clause)?.[1] ?? '')
  return serves?.every((one) => one.startsWith('cachaça '))
    ? serves.map((what) => ({ kind: 'exclude', what, why: 'supply' }))
    : null
}

const onlyThese = whole(
  '(?:(?:a gente|eu|aqui) )*so (?:trabalh\\w+ com|uso|usamos|tenho|temos|sirvo|servimos|vend\\w+|quero) (.+?)(?: (?:por enquanto|agora|aqui|hoje))*',
)
/** "só trabalhamos com Alambique e Carvalho": the farm's others are out of the house. */
const readOnlyThese: ClauseReader = (clause, names) => {
  const serves = names.servesIn(onlyThese.exec(clause)?.[1] ?? '')
  return serves?.every((one) => one.startsWith('cachaça '))
    ? serves.map((what) => ({ kind: 'only', what, why: 'supply' }))
    : null
}

const notPoured = whole(
  `(?:a gente |aqui |nos |eu )?(?:nao|n) (?:trabalh\\w+ com|tenho|temos|tem|vend\\w+|uso|usamos|compr\\w+|sirvo|servimos) (.+?)(?: (?:aqui|agora|no momento|por enquanto|mais))?`,
)
/** "não trabalho com a Castanheira" */
const readNotPoured: ClauseReader = (clause, names) => {
  const serves = names.servesIn(notPoured.exec(clause)?.[1] ?? '')
  return serves?.every((one) => one.startsWith('cachaça '))
    ? serves.map((what) => ({ kind: 'exclude', what, why: 'supply' }))
    : null
}

const forGuests = whole(
  `(?:quero |preciso de )?(?:(pelo menos|ao menos|no minimo) )?${number}(?: (?:d[ae]s?|d[ae]sses?|d[ae]ss[ae]s?|entre (?:as|os|elas|eles)) ?(?:seis|cinco|quatro|tres|sete|oito|\\d+|${pairs}|pares|pratos)?)?,? (?:(?:tem|tem de|precis\\w+|dev\\w+|pode\\w*)(?: (?:${that}|de))? )?(?:servir|ser|atender|agradar|para|pra|sirva|atenda)(?: (?:a|para|pra|pr[oa]s?))? (?:quem (?:nao|n) (?:come|quer|gosta de)|vegetarian\\w+|vegan\\w+|sem) ?(.*)`,
)
/** "uma das seis tem que servir a quem não come carne": a number of the pairings, and no exclusion. */
const readForGuests: ClauseReader = (clause) => {
  const found = forGuests.exec(clause)
  const count = amountIn(found?.[2])
  if (!found || !Number.isInteger(count) || count < 1) return null
  const said = /vegetarian|vegan/.test(clause) ? 'carnes' : (found[3] ?? '').trim()
  const term = findTerm(said)
  if (!term) return null
  return [{ kind: 'share', what: term.name, of: 'many', count, bound: 'at_least', without: true }]
}

const soberOption = whole(
  `(?:quero |preciso de |inclu\\w+ |tambem )*(?:uma?|1|pelo menos uma?) (?:opcao|bebida|alternativa|sugestao|versao|par) sem alcool(?: (?:para|pra|pr[oa]s?) .+)?`,
)
const soberOptions = whole(
  `(?:quero |queremos |preciso de |inclu\\w+ |com |ter )*${counted} (?:opc\\w+|bebidas?|alternativas?|sugest\\w+|vers\\w+|drinks?|${pairs}) sem alcool(?: (?:para|pra|pr[oa]s?) .+)?`,
)
/** "pelo menos três opções sem álcool": drinks, and no food without alcohol. */
const readSoberOptions: ClauseReader = (clause, _names, carry) => {
  const isCounted = !carry.asks && !/cada/.test(clause)
  const count = isCounted ? amountIn(soberOptions.exec(clause)?.[2]) : Number.NaN
  return Number.isInteger(count) && count > 0 ? [{ kind: 'zeroAlcohol', count }] : null
}

const readSoberOption: ClauseReader = (clause) =>
  soberOption.test(clause) && !/cada/.test(clause) ? [{ kind: 'zeroAlcohol', count: 1 }] : null

const extra = whole(
  `(?:com )?(?:um )?(?:acrescimo|adicional|extra|a mais)(?: (?:por pessoa|na conta))? (?:de )?(?:ate|no maximo|maximo de) ${amount}(?: (?:por pessoa|cada|por prato))?`,
)
/** "com acréscimo de até R$ 18 por pessoa": what the drink may add to the dish. */
const readExtra: ClauseReader = (clause) => {
  const max = extra.exec(clause)?.[1]
  return max === undefined ? null : [{ kind: 'price', item: 'dose', max: moneyOf(max) }]
}

const newStaff = whole(
  `(?:(?:o|a|meu|minha|os|as) )?(?:garcom|garconete|garcons|equipe|salao|pessoal)(?: [\\p{L}]+)? (?:e|sao|esta|ta|estao) (?:nov[oa]s?|comecando|cru[as]?|verdes?|inexperientes?)(?: .+)?`,
)
const readNewStaff: ClauseReader = (clause) => (newStaff.test(clause) ? rule({ what: 'phraseEach' }) : null)

const dinner =
  /^(?:(?:quero|monta\w*|faz|faca|preciso de|um|o|tambem) )*(?:jantar|menu|combo|pacote)(?: .{0,60}?)?(?:casal|namorados|dois|duas pessoas)[^:+]{0,40}:? ?(.+)$/u
const limit = new RegExp(
  `,? (?:tudo )?(?:ate|no maximo|por ate|por|a) ${amount}(?: (?:o casal|por casal|tudo|no total))?`,
  'u',
)
/** "jantar do Dia dos Namorados pro casal: entrada pra dividir + 2 pratos + 1 sobremesa + 2 doses, até 190 reais" */
const readDinner: ClauseReader = (clause) => {
  const list = dinner.exec(clause)?.[1]
  if (list === undefined) return null
  const max = limit.exec(list)
  const courses = coursesIn(list.replace(limit, '').split(/\+|,| e |;/u))
  if (!courses) return null
  return rule({ what: 'dinner', courses, ...(max?.[1] && { max: moneyOf(max[1]) }) })
}

/** A reason that limits nothing: "que é da minha mãe", "falta na época do festival". */
/** What guests think or who comes, beside a wish. */
const aside = whole(
  '(?:(?:os |as |meus |nossos )?(?:clientes?|pessoal|publico|mesas?|turistas?) (?:sempre |ja )?(?:reclam\\w+|pede[mn]?|elogi\\w+|ador\\w+|estranh\\w+)(?: (?:muito|disso|demais))?|(?:porque |pois )?nao (?:combina|tem (?:nada )?a ver|faz sentido|funciona|da certo)(?: (?:com|na|em) (?:a casa|o bar|nos|a gente))?|antes d[oa]s? (?!dia)[\\p{L} ]{4,40}|nada (?:disso|dis+o)(?: (?:nas?|em|nos?) (?:sugest\\w+|pares|harmonizac\\w+|lista|pratos?))?)',
)
const told = whole(
  '(?:(?:que|porque|pq|pois|ja que|afinal|senao) (?:e|eh|sao|foi|era) [\\p{L} ]+|(?:que )?(?:falta|faltam|sumiu|esta em falta|ta em falta|fica caro) ?[\\p{L} ]*)',
)
const readTold: ClauseReader = (clause) => (told.test(clause) || aside.test(clause) ? [] : null)

export const readAsks: ClauseReader = firstOf(
  readSoberOptions,
  readSetMenu,
  readDinner,
  readForGuests,
  readCount,
  readSimple,
  readSomeWith,
  readDrinkInSome,
  readNoRepeat,
  readBottlesLeft,
  readLack,
  readOnlyThese,
  readNotPoured,
  readJustThese,
  readOneWith,
  readMeasures,
  readMust,
  readLeft,
  readSoberOption,
  readExtra,
  readNewStaff,
  readTold,
)
