/** What an owner asks about items: how they move, what replaces them, whether they last, what pays, what is wasted. */
import { everyWeekSupply } from '../../../base/request/forecast-subjects.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import { type PieceReader, question } from '../../spoken/pieces.ts'
import { datesIn, itemsIn, joined } from '../slots.ts'
import { asksIn, daysAhead, isDeclined, onStretch, type Stretch } from './sentence.ts'

const onQuestion = (build: (stretch: Stretch) => ReturnType<typeof question> | null): PieceReader =>
  onStretch((stretch) => (asksIn(stretch) && !isDeclined(stretch.said) ? build(stretch) : null))

const moves =
  /\b(?:como (?:anda|vai|vao|andam|esta|ta)(?= (?:a |o |as |os |d))|cresc\w+|encolh\w+|ca(?:i|em|indo|iu|iram)|sub(?:indo|iu|iram)|sobe|sobem|desce\w*|despenc\w+|(?:ta|tao|esta|estao|vem|vai|anda) (?:indo |saindo |vendendo )?(?:bem|mal|melhor|pior|firme)|pra onde (?:vai|vao|caminha)|peg(?:ando|ou|aram)|estave(?:l|is)|se mant\w+|mant(?:em|eve)|firmes?|ganhando|perdendo|fraquej\w+|emplac\w+|tendencia|em (?:queda|alta|baixa)|saindo (?:mais|menos)|vendendo (?:mais|menos)|evolu\w+|deslanch\w+|enfraquec\w+|estagn\w+|parou|parando|melhor(?:ou|ando)|pior(?:ou|ando)|fase|aument(?:ou|ando)|diminu(?:iu|indo)|morrendo|sumindo|bombando|desand\w+|perdeu (?:forca|espaco)|ganhou (?:forca|espaco)|futuro)\b/
const figures = /\b(?:preco|precos|custo|cobr\w+|se eu|empat\w+|lucro|por semana|quant[oa]s)\b/

/** "o açaí cresce ou encolhe?", "acho que o executivo tá despencando, confirma?" */
const readTrend = onQuestion((stretch) => {
  const { said, read } = stretch
  if (!moves.test(said) || figures.test(said)) return null
  const items = itemsIn(said, read.names)
  const [item] = items
  return item === undefined || items.length > 1 || daysAhead(stretch) !== null
    ? null
    : question('itemTrend', { item })
})

const gone =
  /\b(?:(?:se|quando)(?: eu| a gente| nos)? (?:tir\w+|cort\w+|acab\w+|falt\w+|parar\w*|retir\w+|sair|sumir)|tirando|acabando|faltando|sem (?:o|a|os|as)|quem (?:deixou|parou|deixa|para) de|quem (?:pedia|tomava|comia|pede|toma|come)|sumindo)\b/
const instead =
  /\b(?:ped(?:ir|e|em|iu|indo) (?:o que|outr\w+)|vai (?:pedir|pra|para)|troc\w+|aument\w+|cresc\w+|vende mais|sobe|(?:foi|vai|vao|passou|passaram|foram|migr\w+|corre\w*) (?:pra|para|pro)|embora|compens\w+|substitu\w+|no lugar|puxa\w*|muda\w*|toma\w* o lugar|herd\w+|absorv\w+)\b/
const taken =
  /\b(?:veio de quem|vieram de quem|(?:foi|foram|sendo|e|esta sendo|ta sendo) (?:trocad\w+|substituid\w+|engolid\w+)|troc(?:ou|aram|ando|am) (?:o|a|os|as|d[aeo])|concorre\w*|compete\w*|disput\w+|(?:roub|canibaliz|sugou|engol|mat)\w+|(?:tira|tirou|tirando|pegou|pega|come|comeu|comendo) (?:a )?(?:venda|saida|espaco|cliente|mercado|lugar)\w*|atrapalh\w+ (?:a|o)|toma\w* (?:o |a )?(?:lugar|espaco|cliente|venda))\b/
/** "se eu tirar a lasanha, o povo vai pedir o quê?", "o suco foi trocado pela água de coco?" */
const readSwitching = onQuestion(({ said, read }) => {
  const [item, other, ...more] = itemsIn(
    said.replace(/ (?:pra|para|pel[ao]|de quem|foi|aumenta) /g, ', '),
    read.names,
  )
  if (item === undefined || more.length > 0) return null
  if (/\b(?:cardapio|preco|lucro|empat\w+|quant[oa]s)\b/.test(said) && !instead.test(said)) return null
  if (!(gone.test(said) && instead.test(said)) && !(taken.test(said) && other !== undefined)) return null
  return question('switching', { item, other })
})

const perWeek =
  /\b(?:por|toda|na|cada|numa|uma|a cada|em uma|da) semana\b|\bsemana(?:l|is|lmente)\b|\bpor dia\b|\bdiari[oa]s?\b|\btod(?:o|os os) dias?\b|\bsemana (?:normal|comum|tipica)\b/
const howMany = /\b(?:quant[oa]s?|medias?|giro|saida|ritmo|volume|qual (?:e )?(?:o|a))\b/
/** "por semana sai quanto de PF?", "uma semana normal tem quantos rodízios?" */
const readPerWeek = onQuestion(({ said, read }) => {
  if (!perWeek.test(said) || !howMany.test(said)) return null
  if (
    /\b(?:lixo|sobr\w+|estrag\w+|preco|lucro|perc\w+|compr\w+|garcom|contrat\w+|fatur\w+|empat\w+|dinheiro|reais)\b/.test(
      said,
    )
  )
    return null
  const item = joined(itemsIn(said, read.names))
  return item === undefined ? null : question('perWeek', { item })
})

const packs =
  '(?:garrafas?|caixas?|barris|barril|quilos?|kg|unidades?|fardos?|litros?|latas?|pacotes?|sacos?|bandejas?|engradados?|duzias?|grades?|porcoes)'
const lasts =
  /\b(?:cheg(?:a|am)|bast(?:a|am)|d[aá]o?|aguent(?:a|am)|segur(?:a|am)|(?:eu |a gente )?passo|cobr(?:e|em)|atravess\w+|suficientes?|sobr(?:a|am|ando)|falt(?:a|am|ar)|dur(?:a|am)|resolv(?:e|em)|passar?|atend(?:e|em)|garant(?:e|em)|da conta|sustent(?:a|am)|rend(?:e|em)|e muito|e pouco|ta bom|exager\w+|demais|ser pouco|ser muito)\b/
const quantity = new RegExp(
  `\\b${figure} ?(${packs})?(?: d[eao]s? ([a-z]{3,}(?: de [a-z]{3,})?)| ([a-z]{4,}))?`,
)
const kept =
  /\b(?:o que (?:eu )?(?:tem|tenho|temos|sobrou|ha)|(?:o )?(?:estoque|freezer|pedido|que comprei|que pedi))\b/
const notStock =
  /\b(?:equipe|espaco|garco\w+|pessoas|funcionari\w+|mesas|lugares|cadeiras|semanas (?:ta|esta)|reais|por cento|horas|h\b|lucro|aluguel|preco|empat\w+|contrat\w+|promoc\w+|gente|ajudantes|cozinheir\w+|turnos|paga(?:m|r)?|compensa)\b|%/
/** "30 kg de camarão dão pra semana?", "o que tem no freezer aguenta até domingo?" */
const readSupply = onQuestion((stretch) => {
  const { said, text, read } = stretch
  if (!lasts.test(said) || notStock.test(said) || /\b(?:quant[oa]s?|por ?que|lixo|jog\w+)\b/.test(said))
    return null
  const dates = datesIn(text, read.today)
  const bare = dates.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    said,
  )
  const found = quantity.exec(bare.replace(/\b(?:um|uma) (?=[a-z])/g, '  '))
  const count = figureOf(found?.[1])
  const noun =
    found?.[3] ??
    (found?.[4] !== undefined && !/^(?:chega|basta|aguenta|segura|cobre|pra|para|dao)/.test(found[4])
      ? found[4]
      : undefined)
  const item = itemsIn(bare, read.names)[0] ?? (noun === undefined ? undefined : read.own(noun))
  if (!(count >= 2) && !kept.test(said)) return null
  if (item === undefined && !kept.test(said) && found?.[2] === undefined) return null
  const weekly =
    /\b(?:por|toda|cada) semana\b/.test(said) && /\b(?:entreg\w+|receb\w+|compro|chega\w*|peco)\b/.test(said)
  const days = daysAhead(stretch)
  const what = weekly ? everyWeekSupply : found?.[2]
  return question('supply', {
    item,
    ...(count >= 2 && count <= 100_000 && { count: Math.round(count) }),
    ...(what !== undefined && count >= 2 && { what }),
    ...(days && { to: days.to }),
  })
})

const versus =
  /\b(?:melhor(?:es)?|pior(?:es)?|mais|menos|maior|menor|acima|abaixo|forte|fraco|igual)\b.{0,40}\b(?:que|do que|ou|comparad\w+)\b|\b(?:compar\w+|lado a lado|contra|versus|x|em relacao|frente ao?|diferenca (?:entre|d[eoa])|qual (?:ganhou|venceu|vendeu mais|foi (?:melhor|maior|mais forte)|rende mais|vende mais|fatura mais))\b/
const halves =
  /\b(almoco|jantar|delivery|salao|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|ano passado|ano retrasado|anos?|mes(?: passado| anterior)?|trimestre|semestre|verao|inverno|alta|baixa|carnava\w+|natal|reveillon|pascoa|semanas? santas?|feriad\w+|fins? de semana|dias? de semana|manha|tarde|noite|anterior|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|outro|outra)\b/g
/** "estamos melhor que no ano passado?", "quero ver almoço contra jantar" */
const readCompare = onStretch((stretch) => {
  const { said, read } = stretch
  if (
    isDeclined(said) ||
    !(
      asksIn(stretch) ||
      /^\s*(?:e )?(?:me )?(?:compar(?:a|e|em)|(?:coloc|bot|mostr|coloqu)\w+ lado a lado)\b/.test(said)
    )
  )
    return null
  if (
    !versus.test(said) ||
    /\b(?:vale|compensa|preco|precos|fechar|abrir|contrat\w+|vai|vao|sera que vai|lucro|empat\w+|comprar|previs\w+)\b/.test(
      said,
    )
  )
    return null
  const [item, other, ...more] = itemsIn(said.replace(/\b(?:contra|versus)\b/g, ', '), read.names).filter(
    (name) => read.names.some((one) => one.name === name),
  )
  if (item !== undefined && other !== undefined && more.length === 0)
    return question('compare', { item, other })
  const named = [...new Set([...said.matchAll(halves)].map(([, word]) => word ?? ''))]
  // Without a second side it is a question on something else: "o movimento é mais forte que o normal?"
  if (named.length === 0 || item !== undefined) return null
  return question('compare', { what: read.own(named.slice(0, 2).join(' e ')).slice(0, 120) })
})

const which =
  /\b(?:quais|qual|quem|que (?:ite(?:m|ns)|pratos?|bebidas?|produtos?|drinks?|coisas?|sobremesas?|petiscos?)|o que|(?:os|as) (?:\p{L}+ |\d+ )?(?:ite\w+ |pratos |produtos |bebidas )?que(?: mais| menos)?|ite(?:m|ns)|algum(?:a)? (?:item|prato|bebida|produto))\b/u
const changed =
  /\b(?:sub(?:iu|iram|indo|ir)|sobe(?:m)?|desc(?:e|em|eu|endo)|cresc\w+|ca(?:i|iu|em|iram|indo)|mud(?:ou|aram|ando|am)|aument(?:ou|aram|ando|a)|despenc\w+|surpreend\w+|dispar\w+|encalh\w+|perd(?:eu|eram|endo) (?:forca|espaco|venda)|ganh(?:ou|aram|ando) (?:forca|espaco|venda)|em (?:alta|queda|baixa)|mexe(?:u|ram)|destac\w+|melhor(?:ou|aram)|pior(?:ou|aram)|bomb(?:ou|aram|ando)|encolh\w+|decol\w+|evolu\w+|vari(?:ou|aram)|morrendo|sumi(?:u|ram|ndo)|parou de (?:sair|vender)|param de (?:sair|vender))\b/
const falls =
  /\b(?:ca(?:i|iu|em|iram|indo)|desc\w+|despenc\w+|encalh\w+|perd\w+|queda|baixa|pior\w+|encolh\w+|morrendo|sumi\w+|parou|param)\b/
const rises =
  /\b(?:sub\w+|sobe\w*|cresc\w+|aument\w+|dispar\w+|ganh\w+|alta|destac\w+|melhor\w+|bomb\w+|mud\w+|surpreend\w+|mexe\w+|decol\w+|vari\w+)\b/
/** "me digam quem sobe e quem desce", "qual bebida mais aumentou desde março?" */
const readMovers = onQuestion(({ said, read }) => {
  if (
    !which.test(said) ||
    !changed.test(said) ||
    itemsIn(said, read.names).some((name) => read.names.some((one) => one.name === name && !one.isSection))
  )
    return null
  if (
    /\b(?:preco|precos|custo|semanas?|mes que|dias?|movimento|vendas? (?:ca|sub)\w+|faturamento|lucro|pedir|por ?que|aconteceu|houve)\b/.test(
      said,
    )
  )
    return null
  return question('movers', { ...(falls.test(said) && !rises.test(said) && { against: true }) })
})

const breaksEven =
  /\b(?:empat\w+|(?:da|dar|dando|comec\w+ a dar|ter|tenho|gera\w*) lucro|se pag(?:a|am|ar|aria|uem)|pagar? (?:o|a|os|as) (?:aluguel|contas?|custos?|folha|despesas?|investimento|freezer|forno|musico|banda|funcionari\w+)|cobr(?:e|em|ir|o) (?:o|a|os|as) (?:aluguel|custos?|contas?|folha|despesas?|luz|salarios?)|compens\w+ (?:acima|a partir|com|vendendo|se vender)|so compensa|ponto de equilibrio|zero a zero|sair do vermelho|no azul|valer a pena|prejuizo|sustent\w+ a (?:casa|cozinha))\b/
const threshold =
  /\b(?:(?:meu|nosso|o) ponto de equilibrio|qual|quant[oa]s?|que volume|com que|em que|a partir de|quando|acima de|qual (?:e )?o|ate onde|minimo)\b/
/** "quantos PF preciso vender pra empatar?", "em que volume a música ao vivo se paga?" */
const readEven = onQuestion(({ said, read }) => {
  if (!breaksEven.test(said) || !threshold.test(said) || /\b(?:abr\w+|fech\w+|funcion\w+)\b/.test(said))
    return null
  const [item] = itemsIn(said, read.names)
  return question('evenAt', { item })
})

const waste =
  /\b(?:lixo|sobr(?:a|am|ar|ando|ou|aram|as)|desperdic\w+|quebras?|perdas?|jog(?:o|a|amos|ando|ar|uei)\b.{0,30}\bfora|(?:vai|vao|indo|ir) fora|estrag(?:a|am|ar|ando|ou|aram)|(?:vai|indo|vao) (?:pro|para o) (?:lixo|ralo)|quant[oa]s?(?: de)?(?: \w+)? (?:eu |a gente )?perd(?:o|emos|e)\b|perd(?:o|endo|emos|er) (?:mercadoria|comida|produto|peixe|carne|alimento|insumo))\b/
const reduces =
  /\b(?:quero|queria|preciso|gostaria de|como|da (?:pra|para)|ajud\w+|tem como)\b.{0,30}\b(?:diminu\w+|reduz\w+|cort(?:ar|e)|evit(?:ar|e)|baix(?:ar|e)|acab\w+ com|zer(?:ar|e)|control\w+|medir|parar de)\b/
/** "quanto tá indo pro lixo?", "queria diminuir a quebra do chopp" */
const readWaste = onStretch((stretch) => {
  const { said, read } = stretch
  if (!waste.test(said) || isDeclined(said)) return null
  if (!asksIn(stretch) && !(reduces.test(said) && !/\bnao\b/.test(said))) return null
  if (
    /\b(?:dinheiro|troco|lugar|mesas?|vagas?|lucro|tempo|no fim do mes|caixa|equipe|gente)\b/.test(said) ||
    /\d/.test(said)
  )
    return null
  return question('waste', { item: itemsIn(said, read.names)[0] })
})

/** Questions on items, the narrower ones first. */
export const itemAsks: readonly PieceReader[] = [
  readWaste,
  readEven,
  readSwitching,
  readPerWeek,
  readSupply,
  readCompare,
  readMovers,
  readTrend,
]
