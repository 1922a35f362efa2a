/** Who serves the drinks, what is said of them, how much is poured, how cold, and what is left of them, in any order of words. */
import { number, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { byColour, anyItem as item, named, refusedBy as refused } from './pair-named.ts'

type Fields = Record<string, unknown>

/** Items that only say what kind of thing is meant: "um pacote de petisco mais drink". */
export const unpriced = (fields: Fields, slots: Slots) => {
  slots.items()
  return fields
}
/** Figures of people say so again. */
export const alike = (fields: Fields, slots: Slots) => {
  slots.number()
  return unpriced(fields, slots)
}
function leftOne(fields: Fields, slots: Slots) {
  const most = slots.number() ?? (/meia duzia/.test(slots.folded) ? 6 : 1)
  const [of, ...others] = named(slots).serves
  return of === undefined || others.length > 0 ? null : { ...fields, of, most }
}

const staff =
  'barman|bartender|barista|sommelier|funcionari\\w+|garco\\w+|garconete\\w*|ajudante|freela\\w*|freelancer\\w*|gente|ninguem|pessoal|pessoa|equipe|time|mao de obra|contrat\\w+|braco|quadro|brigada|cozinheir\\w+|staff'
const noStaff: readonly Rule[] = [
  {
    words: [
      has('nao|sem|nem|nada|so|sozinh\\w+|nenhum\\w*|uma pessoa|zero|impossivel|dispens\\w+'),
      has(
        `(?:contrat\\w+|cham\\w+|paga\\w*|precis\\w+|exig\\w+|aument\\w+|coloc\\w+|bot\\w+|extra|mais|pedir|peca)(?: \\w+){0,3} (?:${staff})|(?:${staff}) (?:a mais|extra|nov[oa]|de fora)|sem (?:${staff}|contratar)|nao (?:tenho|temos|ha|existe\\w*|tem)(?: \\w+){0,3} (?:verba|grana|dinheiro|condic\\w+|orcamento)? ?(?:pra|para|de|d[oa])? ?(?:barman|bartender|barista|sommelier|contrat\\w+|mais gente)|(?:barman|bartender|barista|sommelier) (?:nao (?:tem|temos|tenho)|n tem)|(?:uma pessoa|NUMBER pessoa) so(?:zinha)?(?: \\w+)? (?:prepar|faz|faca|d[ae] conta|serv)\\w*|quem (?:serve|faz|prepara|monta|atende) (?:sou|somos|e)(?: \\w+){0,6} (?:mais ninguem|so|sozinh\\w+)|(?:mais ninguem|nao tem outr[oa]|ninguem mais)$`,
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|DATE|HOUR|cliente\\w*|mesa|drinks? simples`),
    strange: 2,
    form: wish('pairingRule', { what: 'noExtraStaff' }, { turn: alike }),
  },
  {
    words: [
      has(
        `(?:equipe|time|quadro|brigada|pessoal) (?:e ess[ae]|nao (?:aumenta|cresce|muda)|continua|fica)|d(?:ar|a|e) conta com (?:o |a )?(?:pessoal|equipe|time|quem|gente)|contratac\\w+ (?:ta |esta |fica )?fora|(?:somos|sao) (?:NUMBER|so \\w+)(?: \\w+){0,3} (?:continu\\w+|fic\\w+|e pronto|so)|sou (?:so )?eu (?:e|com) (?:minha|meu)|(?:so|apenas) eu e (?:minha|meu)|com quem (?:ja )?(?:ta|esta|trabalha) (?:aqui|na casa)|mesm[ao] (?:equipe|pessoal|time)|equipe (?:atual|de hoje)`,
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|DATE|HOUR|cliente\\w*|mesa|drinks? simples|coquetel demorado`),
    strange: 2,
    form: wish('pairingRule', { what: 'noExtraStaff' }, { turn: alike }),
  },
]

const speech =
  'frases?|frasezinhas?|falas?|falinhas?|jeito de (?:oferecer|vender|apresentar)|deixa do (?:atendente|garcom)|script|roteir\\w+|argumentos?(?: de venda)?|discurso|conversa|abordagem|bordao|texto de venda|linha de venda|sugestao verbal|jargao|chamada de venda|dialogo|papo'
const teller =
  'garco\\w+|garconete\\w*|equipe|atendente\\w*|atendimento|salao|pessoal|meninos|meninas|turma|sommelier|balcao|vendedor\\w*|funcionari\\w+|quem (?:atende|serve)|atend\\w+'
const phrases: readonly Rule[] = [
  {
    words: [
      has('(?:cada|par|pares|todo par|todos|junto|vir|cada um|prato|dose)'),
      has(
        `${speech}|(?:linha|texto|dica)(?: \\w+)? (?:pr[ao]|para [ao]|pra [ao])(?: \\w+)? (?:${teller})|(?:o que|como) (?:\\w+ ){0,3}(?:garco\\w+|equipe|pessoal|atendente\\w*)(?: \\w+)? (?:diz\\w*|fal\\w+|respond\\w+|oferec\\w+)`,
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|NUMBER|${refused}|palavras?`),
    strange: 2,
    form: wish('pairingRule', { what: 'phraseEach' }, { turn: unpriced }),
  },
  // "preciso de frases curtas", "as falas têm que ser simples"
  {
    words: [
      has('frases?|falas?|explicac(?:ao|oes)'),
      has(
        'curt\\w+|simples|breves?|rapid\\w+|(?:facil|faceis)(?: de (?:decorar|dizer|falar|lembrar|entender))?|pront\\w+',
      ),
    ],
    not: has(`${item}|FOOD|MONEY|PERCENT|NUMBER|${refused}|palavras?|cardapio|menu|linhas?`),
    strange: 1,
    form: wish('pairingRule', { what: 'phraseEach' }, { turn: unpriced }),
  },
  {
    words: [has(speech), has(`${teller}|vender|oferec\\w+|sugerir|indicar|cada|dupla`)],
    not: has(`${item}|MONEY|PERCENT|NUMBER|${refused}|palavras|cardapio|menu`),
    strange: 3,
    form: wish('pairingRule', { what: 'phraseEach' }, { turn: unpriced }),
  },
  {
    words: [
      has(
        `(?:o que|oq|como|com que palavras|que palavras)(?: \\w+){0,3} (?:${teller})(?: \\w+){0,2} (?:diz\\w*|dig\\w+|fal\\w+|respond\\w+|ofere\\w+|suger\\w+|apresent\\w+|vend\\w+|indic\\w+)`,
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|NUMBER|nunca|reclam\\w+`),
    strange: 3,
    form: wish('pairingRule', { what: 'phraseEach' }, { turn: unpriced }),
  },
  {
    words: [
      has('NUMBER'),
      has('palavras?|palavrinhas?'),
      has(
        'frases?|linhas?|cada|par|pares|textos?|resum\\w+|descric\\w+|ate|maximo|no max\\w*|mais|curt\\w+|dizer|explic\\w+|fal\\w+|passa\\w*|so|apenas|limite|em|bast\\w+|chega',
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|minimo|pelo menos`),
    strange: 2,
    form: wish('pairingRule', { what: 'lineWords', most: number }),
  },
]

const ownCard = 'carta|cardapio|menu|lista|adega|estoque|prateleira|casa|bar|geladeira|freezer'
const noNews: readonly Rule[] = [
  {
    words: [
      has(
        `(?:us\\w+|trabalh\\w+|fic\\w+|so|somente|apenas|com|fiqu\\w+|limit\\w+|aproveit\\w+|dentro|e|combin\\w+) (?:\\w+ ){0,3}(?:o que (?:a casa|eu|a gente|nos|o bar|ja)(?: ja)?(?: \\w+)? ?(?:vend\\w+|tenho|tem|temos|serv\\w+)|estoque (?:daqui|da casa|mesmo)|o estoque|do cardapio|o que (?:ja )?(?:tem|temos|esta|ta|existe) (?:n[oa] (?:casa|bar|cardapio|estoque|carta|menu|lista)|aqui)|d[eo] que (?:tem|tenho|temos))|dentro d[oa] (?:cardapio|menu|carta)|sem (?:criar|inventar|botar|incluir|comprar) (?:\\w+ ){0,2}(?:drink|bebida|coisa|prato|nada|garrafa|rotulo|item)\\w*(?: nov\\w+| que)?|(?:nao|nem) (?:vou |quero |pretendo |vamos )?(?:comprar|investir|criar|inventar|trazer|inventa|cria|por|botar|pôr|inclu\\w+|adicion\\w+) (?:\\w+ ){0,2}(?:garrafa|rotulo|bebida|drink|nad|item|coisa|prato|novidade)\\w*`,
      ),
    ],
    not: has(`${item}|FOOD|MONEY|PERCENT|NUMBER|mais de|ate`),
    strange: 1,
    form: wish('pairingRule', { what: 'menuOnly' }, { turn: unpriced }),
  },
  {
    words: [
      has(
        `(?:so|somente|apenas|exclusivamente|unicamente|usando somente)(?: \\w+){0,4} (?:${ownCard}|itens (?:atua\\w+|da casa|do cardapio))|limit\\w+(?: \\w+){0,3} (?:itens|${ownCard}|que (?:ja )?(?:tem|vend\\w+))|(?:tem que |tem de |deve\\w* |precis\\w+ )?(?:sair|vir|estar|sejam?) (?:d[oa]|n[oa]) (?:minha |nossa |meu |nosso )?(?:${ownCard})|(?:que|o que) (?:ja )?(?:exist\\w+|ta|esta|tem|temos|tenho)(?: \\w+)? (?:n[oa] (?:minha |nossa )?(?:${ownCard})|aqui)|fora d[oa] (?:${ownCard})(?: nao| nada)|nao (?:ta|esta|tem|tenho|temos|vend\\w+)(?: \\w+){0,3} (?:n[oa] (?:${ownCard})|aqui)(?: \\w+)? (?:nao (?:indi\\w+|suger\\w+|adiant\\w+|ofere\\w+|entra\\w*|bot\\w+|serve)|nem)|sem (?:produto|item|bebida|drink|garrafa|novidade|compra)\\w* (?:nov\\w+|de fora|extra)|nada (?:nov[oa]|de fora|que nao (?:tenh\\w+|exist\\w+|esteja))|(?:me vir\\w+|vir\\w+) com o que tem|atualmente (?:comercializ|vend)\\w+|carta atual|de fora d[oa] (?:${ownCard}) nao`,
      ),
    ],
    not: has(
      `${item.replace('|tudo', '|tudo|carta|lista')}|FOOD(?! nao)|MONEY|PERCENT|NUMBER|mais de|ate|casa (?:cheia|lotada)|entradas?|petiscos?|sobremesas?|pratos? principa\\w+`,
    ),
    strange: 2,
    told: true,
    form: wish('pairingRule', { what: 'menuOnly' }, { turn: unpriced }),
  },
]

const cold =
  'gel[ao]\\w*|gelem|gele|gelar|geladeira|freezer|congelador|congel\\w+|trincando|estupidamente|resfri\\w+|refriger\\w+|esfri\\w+|gelo'
const warm: readonly Rule[] = [
  {
    words: [],
    written: [
      has(
        `(?:nao|nunca|nem|sem|nada de|evit\\w+|fora d[aoe]|dispens\\w+|jamais|longe d[aoe]|passa longe d[aoe])(?: \\w+){0,6} (?:${cold})|(?:sem|fora d[oe]|nada de) (?:${cold})|temperatura (?:ambiente|natural)|ao natural|(?:${cold})(?: \\w+){0,4} (?:pecado|estrag\\w+|nao|perde\\w*|mata\\w*)|(?:perde|mata|estraga)(?: \\w+){0,4} (?:${cold})`,
      ),
    ],
    not: has(
      `MONEY|PERCENT|NUMBER|cervej\\w+|chopp?e?s?|sucos?|agua|refri(?:gerantes?)?|vinhos? branco|espumante|tenho|temos|nao (?:esquec|pode falt)\\w*|vinho gelado|garrafa congelada`,
    ),
    strange: 2,
    told: true,
    form: wish('pairingRule', { what: 'notChilled' }, { turn: withRest }),
  },
]

const stock: readonly Rule[] = [
  {
    words: [
      has(`FOOD|ITEM|${byColour}`),
      has(
        'NUMBER(?: \\w+){0,2} garraf\\w*|garraf\\w*(?: \\w+){0,3} NUMBER|(?:so|mais|ultima|restou|resta|sobrou|ficou) (?:\\w+ ){0,2}uma? (?:garraf\\w+ )?(?:d[aeo]|so)|uma garraf\\w+ so|(?:com|tenho|temos) NUMBER d[ea] (?:FOOD|ITEM) (?:parad|encalhad|sobrando)\\w*|(?:restam|resta|sobraram|sobrando|sobrou|tem so|so tem) (?:so |mais |apenas )?NUMBER|meia duzia d[eao]',
      ),
      has(
        'rest\\w+|sobr\\w+|so|tenho|temos|tem|ultim\\w+|ainda|acab\\w+|parad\\w+|encalhad\\w+|contei|contamos|dispomos|dispoe|disponho|estoque|guardad\\w+|estou com|to com|estamos com|apenas|resum\\w+|fic(?:ou|aram)|adega|nao repoe',
      ),
    ],
    not: has(
      'MONEY|PERCENT|compr\\w+|mes|semana|vend\\w+|cada|abaixo|acima|reais|preco|custa\\w*|(?:ficar|fica) (?:abaixo|acima)',
    ),
    told: true,
    strange: 2,
    form: wish('pairingRule', { what: 'bottlesLeft' }, { turn: leftOne }),
  },
]

const measure =
  'doses?|copinhos?|copos?|tacas?|tacinhas?|shots?|amostras?|medida|dosador|porc\\w+|degustac\\w+|provinhas?'
/** "30 ml por dose": the measure stands beside each dish, and is the house's dose where it is said of one. */
const measures: readonly Rule[] = [
  {
    words: [
      has('ml|mililitros'),
      has(`${measure}|cada|par|pares`),
      has(
        'mostr\\w+|diz\\w*|dig\\w+|escrev\\w+|indi\\w+|inform\\w+|quant\\w+|medida de cada|anot\\w+|consta\\w*',
      ),
    ],
    not: has(`${item}|MONEY|PERCENT|NUMBER|${refused}`),
    strange: 2,
    form: wish('pairingRule', { what: 'mlEach' }, { turn: unpriced }),
  },
]

export const service: readonly Rule[] = [...noStaff, ...phrases, ...noNews, ...warm, ...stock, ...measures]
