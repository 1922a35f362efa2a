/** What owners ask about prices. */
import { ask, eachNamed, item, maybe, money, percent, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

const which = /\b(?:qual|quais|que|o que|quem|tem algum\w*|lista d\w+|alguma?)\b/
const worth =
  /\b(?:vale(?:ria|ndo|u)?(?: mesmo)?(?: a pena)?|compensa\w*|adianta|justifica\w*|merece\w*|faz sentido|tem (?:sentido|cabimento|futuro)|retorno|se paga\w*|deve\w*|devo|posso|sera|corto|tiro|largo|deixo|mantenho|melhor)\b/

/** In the order in which they are tried. */
/** The day after which the prices go back, and the feast in the owner's words. */
function afterThat(fields: Record<string, unknown>, slots: Slots) {
  const name =
    /(?:depois|passad[oa]|ap[oó]s|acabar|passar) (?:d?[oa]s? )?([\p{L} ]{4,30}?)(?= (?:eu|a gente|volt|retorn|posso|devo)|[,?]|$)/iu.exec(
      slots.text,
    )?.[1]
  const days = slots.days()
  return {
    ...fields,
    ...(name !== undefined && { what: name.trim() }),
    ...(days?.to !== undefined && { to: days.to }),
  }
}

const changed =
  /\b(?:subi|subimos|aumentei|aumentamos|reajustei|reajustamos|baixei|baixamos|mexi|mudei|mudamos|botei|coloquei|subida|aumento|reajuste|mudanca|promocao)\b/
const paidOff =
  /\b(?:valeu|compensou|deu certo|adiantou|ajudou|atrapalhou|foi (?:bom|ruim|certo|errado)|fiz (?:bem|certo|mal|errado)|perdi|ganhei|derrubou|funcionou|resultado|efeito|afastou|espantou|(?:vendeu|vendi|entrou) (?:mais|menos)|ganhando|perdendo|derrub\w+|lasquei|ferrei|dei mal|dei bem)\b/

export const priceQuestions: readonly Rule[] = [
  {
    words: [
      /\b(?:por ?que|pq|porque|motivo|razao|como assim|expli\w+|o que (?:acontece|houve|ha|faz|tem)|entender|sera)\b/,
      /\b(?:(?:sai|vende|gira|saem|vendem|pedem|pede|procuram)\w* (?:tao |muito )?(?:pouc\w+|mal|menos)|menos (?:sai|vende)|(?:nao|nem|ninguem|quase nao|quase ninguem|parou de|deixou de|povo)(?: \w+)? (?:sai|saem|vende|vendem|gira|pede|pedem|pedir|compra|comprar|quer|querer|vender|sair)|vender (?:tao )?(?:pouco|menos|mal)|sair (?:tao )?(?:pouco|menos)|encalh\w+|parad[oa]s?|queda|caiu)\b/,
    ],
    form: ask('sellsLittle', { item, other: maybe(item) }),
  },
  // "a caipirinha acho que dá pra puxar, até quanto?"
  {
    words: [
      /\bITEM\b/,
      /\bate (?:quanto|quantos?|onde|que (?:preco|valor|ponto))\b/,
      /\b(?:pux\w+|sub\w+|sob\w+|aument\w+|cobr\w+|ir|vai|cheg\w+|esticar|aguent\w+|reajust\w+)\b/,
    ],
    not: has('perd\\w+|perco|cair|baix\\w+|desconto\\w*|MONEY|PERCENT|NUMBER'),
    form: ask('howHigh', { item }),
  },
  // "depois do carnaval volto pro preço velho?"
  {
    words: [
      /\b(?:depois|apos|passad[oa]|quando (?:acabar|passar)|terminad[oa]|na baixa|acabou)\b/,
      /\b(?:volt\w+|retorn\w+|desc\w+|baix\w+)\b/,
      /\b(?:precos?|valor(?:es)?|tabela|cardapio) (?:velh\w+|antig\w+|de antes|anterior\w*|normal|normais|de hoje|de agora|de sempre|do ano)\b/,
    ],
    not: has('ITEM(?! precos?)|MONEY|PERCENT|NUMBER|desconto\\w*'),
    form: wish('question', { about: 'priceReturn' }, { turn: afterThat }),
  },
  // "já subi o duplo e o chope IPA, me diz se valeu a pena": each of them is asked about.
  {
    words: [changed, paidOff, /\bITEM\b.*\bITEM\b/],
    form: wish('question', { about: 'pastChange' }, { each: eachNamed }),
  },
  {
    words: [changed, paidOff],
    form: ask('pastChange', { item: maybe(item) }),
  },
  {
    words: [
      /\b(?:quant[oa]s?|ate onde)\b/,
      /\b(?:perder|perco|cair|deixar de vender|vender (?:a )?menos|aguent\w+)\b/,
      /\bITEM\b/,
    ],
    form: ask('breakEven', { item }),
  },
  {
    words: [
      /\bITEM\b/,
      /\bMONEY\b/,
      /\b(?:se|acontece|mudar?ia|muda|perco|perderia|cobrar|cobro|cobrando|passar|passo|passando|subir|subindo|subo|baixar|baixando|baixo|botar|boto|colocar|por|vender|vendendo|vendo|fica\w*|custar|custando|aguenta|aceita\w*|paga\w*|vale|compensa|efeito|da|pode|posso|sera)\b/,
    ],
    form: ask('itemPrice', { item, price: money }),
  },
  {
    words: [
      /\bITEM\b/,
      /\b(?:(?:muito |mais |bem |tao |meio )?(?:car[oa]s?|barat[oa]s?|salgad[oa]s?|puxad[oa]s?|defasad[oa]s?|em conta)|(?:abaixo|acima|fora|dentro) (?:do|da) (?:mercado|normal|preco|concorrencia|media|realidade)|prec[oã]\w* (?:certo|justo|bom|ideal|correto|errado)|no ponto|dentro do mercado|certo n[oa]s?|desconfi\w+)\b/,
    ],
    form: ask('fairPrice', { item }),
  },
  {
    words: [
      /\bITEM\b/,
      /\b(?:quanto|por quanto|que preco|qual (?:seria |deve ser |e )?(?:o )?(?:melhor )?(?:preco|valor)|a quanto|quanto que)\b/,
      /\b(?:cobr\w+|custar|valer|vale|vend\w+|bot\w+|coloc\w+|pedir|ser|seria|preco|valor|sair|deveria|devia)\b/,
    ],
    form: ask('fairPrice', { item }),
  },
  {
    words: [
      /\bITEM\b/,
      worth,
      /\b(?:manter|mantenho|deixar|continuar|tirar|tiro|cortar|corto|ficar|fica|sair|segurar|eliminar|vender|futuro|se paga\w*|ter|largo|largar|deixo|espaco|retorno|(?:so|ainda) da|a pena)\b/,
    ],
    form: ask('keepWorth', { item }),
  },
  {
    words: [
      which,
      /\b(?:mais|melhor|maior|campea\w*|paga as contas|segura a casa)\b/,
      /\b(?:lucr\w+|margem|dinheiro|rend\w+|deixa\w*|sobra|retorno|rentav\w+|da|paga|ganho|compensa)\b/,
    ],
    form: ask('topEarner', { item: maybe(item) }),
  },
  {
    words: [
      which,
      /\b(?:tirar|tiro|cortar|corto|sair|eliminar|pior(?:es)?|prejuizo|menos (?:deixa|rende|lucr\w+|da|vale|vende|sai)|ocupa|sobrando|atrapalha|nao (?:deixa|deixam|da|dao|vale|valem|presta|prestam|rende|rendem))\b/,
    ],
    not: has('perd\\w+|aument\\w+|posso'),
    form: ask('weakest'),
  },
  {
    words: [
      /\b(?:qual|quais|o que|onde|quem|em que|tem algum\w*)\b/,
      /\b(?:sub\w+|aument\w+|baix\w+|mex\w+|reajust\w+|folga|barat[oa]s?|car[oa]s?|deixando dinheiro)\b/,
    ],
    form: ask('upDown'),
  },
  {
    words: [
      /\b(?:quanto|qual|o que|estimar|saber)\b/,
      /\b(?:tudo|juntos?|juntas?|total|geral|no fim|somando|(?:d?ess[ae]s?|as|com|previsto) (?:\w+ )?(?:mudancas?|precos? novos?|tabela nova)|precos? novos?|por mes|no mes|no ano|ticket|lucro em quanto)\b/,
      /\b(?:traz\w*|da|ganho|ganhar|entra\w*|rende\w*|deixa\w*|sobra|muda\w*|lucro|faturo|faturar|faturamento|resultado|efeito|vai)\b/,
    ],
    form: ask('total'),
  },
  {
    words: [/\b(?:couvert|couver|cover)\b/],
    form: ask('couvert', { price: maybe(money) }),
  },
  {
    words: [
      /\b(?:taxa de servico|servico|gorjeta|PERCENT (?:do|de|pro|para o) garco\w+|dez por cento|PERCENT)\b/,
      /\b(?:servico|gorjeta|garco\w+|obrigat\w+|opcional)\b/,
    ],
    form: ask('serviceFee', { percent: maybe(percent) }),
  },
  {
    words: [
      /\b(?:morador\w*|nativ[oa]s?|da terra|do bairro|daqui|da cidade|conhecid\w+|fregues antigo)\b/,
      /\b(?:mais barat\w+|desconto|preco (?:menor|melhor|diferente|especial)|outro preco|dois precos)\b/,
    ],
    form: ask('locals'),
  },
]
