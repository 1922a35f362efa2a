const phone =
  /\(?(?:(?:telefone|tel|fone|zap|whats\w*|contato)\.?:?\s*)?(?:\(?\d{2}\)?\s?)?9?\s?\d{4}[-\s]\d{4}\)?/giu

const price = '(?:r\\$\\s?)?\\d+(?:,\\d{1,2})?'
/** "subiu a moqueca de 98 para 110 mês passado": today's is the second price. */
const moved = new RegExp(
  `(?<!\\p{L})(?<verb>(?:subiu|subiram|aument(?:ou|aram)|reajust(?:ou|aram)|baix(?:ou|aram)|pass(?:ou|aram)|mud(?:ou|aram))(?: o preço)?)(?<item>(?: d?[oa]s?)?(?: [^\\d\\s,.;:]+){0,5}?)(?<then> de ${price}(?: reais)? (?:para|pra|p/|a) )(?<now>${price}(?: reais)?)(?<ago>(?:,? (?:n?o m[eê]s|na semana|no ano|m[eê]s|semana|ano) passad[oa]|,? (?:ontem|agora|semana passada|h[aá] pouco))?)`,
  'giu',
)
/** "Concorrente 2 - Peixada do Meio, peixada 140": a name before the list; the number may already be a line of its own. */
const numbered =
  /(?<=^|[;\n.]\s*)((?:concorrente|rival)\s*(?:n?[º°o.]?\s*\d{1,2}\s*[-–:.)]\s*|\n))(\p{Lu}[^,:;\n\d]{2,40}),(?= )/gimu
/** "(porção menor que a minha)" after a price; sizes stay. */
const remark =
  /(?<=\d\s?(?:reais)?\s?)\((?!\s*(?:serve|para|pra|p\/|com\s|por\s|dose|copo|ta[cç]a|garrafa|lata|inteir|mei[ao]|grande|pequen|m[eé]di|individual|fam[ií]lia|promo|happy|em dobro|s[oó]|almo[cç]o|jantar|delivery|ifood|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|fim de))[^()\d]{8,60}\)(?=\s*[,;.\n]|$)/giu

/** "é mais chique e cobra 39 na caipirinha": how a house is, and no item. */
const manner =
  /(?<=[\p{L}\d]\s)(?:que\s)?(?:é|são|[eé] bem|t[aá]|est[aá]|fica)\s(?:(?:mais|bem|muito|super|meio|um pouco)\s)?[\p{L} ]{3,30}?\se(?=\s(?:cobra|vende|faz|bota|serve|pede|pratica)m?\s(?:r\$\s?)?\d)/giu

/**
 * "O Zé vende a 18 e vocês querem que eu suba?", "o da Vila tá 119 e o do Porto passa de 130": the price stands alone,
 * and the rest is a sentence of its own.
 */
const turn =
  /(?<=(?:cobra|vende|custa|t[aá]|est[aá]|sai|faz|tem)m?\s[^.!?;\n]{0,40}\d(?: reais)?[^.!?;\n\d,]{0,24}) e (?=(?:voc[eê]s?|vcs?) |(?:o|a|os|as) (?:d[oae]s? )?\p{Lu}[\p{L} ]{1,30} passam? de )/gu

/** ", vi no ifood: …": where the prices were seen, and no name. */
const seenAt =
  /,?\s(?:que\s+)?(?:eu\s+)?(?:vi|olhei|peguei|anotei|conferi|achei|puxei)\s+(?:(?:os\s+)?pre[cç]os?\s+)?(?:l[aá]\s+)?(?:n[oa]s?|pel[oa]|d[oa])\s+(?:ifood|instagram|insta|site|card[aá]pio|google|zap|whats\p{L}*|app|aplicativo|internet|foto|placa|porta)(?: del[ae]s?)?(?=\s*[:,(])/giu
/** "tem também o …:", "tem um tal de …:": what leads to a name at the beginning of a list. */
const leading =
  /(?<=^|[.;\n]\s*)(?:e\s+)?(?:tem|temos|h[aá]|existe|e)\s+(?:(?:tamb[eé]m|tb|tbm|ainda|mais|agora)\s+)?(?=(?:[oa]|um|uma)\s+[^:.;\n\d]{2,40}:\s)/gimu
/** "que é do meu lado": where it is, and no item. */
const nearby =
  /(?<=\p{L}\s)que\s(?:é|fica|t[aá]|est[aá])\s(?:bem\s|aqui\s|logo\s)*(?:do|ao|a[oi]|na|em|de)\s(?:meu\s|minha\s|nosso\s|nossa\s)?(?:lado|frente|esquina|rua)(?=\s)/giu
/** "(promoção de abertura até dezembro)" after a price */
const launch =
  /(?<=\d\s?)\((?:(?:pre[cç]o|promo[cç][aã]o|valor|oferta) (?:de |da )?)?(?:abertura|inaugura[cç][aã]o|lan[cç]amento|estreia)[^()\d]{0,30}\)/giu
/** "Os concorrentes são: Burgão do Zé, …": the names follow. */
const introduced =
  /(?<=^|[.;\n]\s*)(?:(?:os|meus|nossos|as)\s+)*(?:concorrentes?|rivais)\s+(?:daqui\s+|aqui\s+|da rua\s+|diret[oa]s\s+)?(?:são|sao|é|seriam)\s*:\s*/gimu
/** "(só sábado)" after a price: the days of that price. */
const onlyOn =
  /(?<=\d\s?)\((?:s[oó]|apenas|somente|s[oó] (?:no|aos?|na)|apenas (?:no|aos?|na))\s+((?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)s?)\)/giu
/** "abriu faz 2 meses na mesma rua com rodízio a 79,90": what is sold follows. */
const opened =
  /(?<!\p{L})(?:abriu|abriram|inaugurou|chegou)((?:\s+(?:(?:faz|h[aá]|tem)\s+(?:\d{1,2}|\p{L}+)\s+(?:dias?|semanas?|m[eê]s(?:es)?|anos?)|m[eê]s passado|semana passada|agora|ontem))?(?:\s+(?:aqui|ali|l[aá]|bem))?(?:\s+(?:n[oa]|ao|do|em)\s+[^,.;:\d\n]{3,30}?)?)\s+(?:com|vendendo|cobrando)(?=\s+[^,.;:\d\n]{2,30}\s(?:(?:a|por|de)\s+)?(?:r\$\s*)?\d)/giu
/** "o Beach Club que abriu em frente cobra 28": what tells of the house between its name and its prices. */
const relative =
  /\sque\s(?:fica|abriu|inaugurou|chegou|é|está|t[aá]|funciona|atende|vive|tem)\s[^.;:!?\n\d,]{2,60}?(?=\s(?:cobra|vende|faz|bota|pede|oferece|pratica)m?\s)/giu
/** What stands before it: an article, and a name of a few words. */
const nameBefore = /(?:^|[\s.;,])[oan]{1,2}\s[\p{L}\d'’]+(?:\s[\p{L}\d'’]+){0,3}$/iu
const longestName = 60
const blank = (said = '') => ' '.repeat(said.length)

/**
 * Blanks telephone numbers, former prices, and what stands in brackets after a name or says nothing of a price's size;
 * reads "(rodízio 54,90)" after a price as one more entry. Places stay.
 */
export const withPlainAsides = (text: string): string =>
  text
    .replace(phone, blank)
    .replace(moved, (...found) => {
      const { verb = '', item = '', then, now = '', ago }: Record<string, string> = found.at(-1)
      return `${(item === '' ? 'custa' : 'cobra').padEnd(verb.length)}${item}${blank(then)}${now}${blank(ago)}`
    })
    .replace(numbered, (_, label: string, name: string) => `${blank(label.slice(2))}; ${name}:`)
    .replace(seenAt, blank)
    .replace(leading, blank)
    .replace(introduced, blank)
    .replace(onlyOn, (whole, day: string) => ` no ${day}`.padEnd(whole.length))
    .replace(nearby, blank)
    .replace(relative, (whole, at: number, all: string) =>
      nameBefore.test(all.slice(Math.max(0, at - longestName), at)) ? blank(whole) : whole,
    )
    .replace(launch, (whole) => ' na promoção'.padEnd(whole.length))
    .replace(opened, (whole) => 'vende'.padEnd(whole.length))
    .replace(remark, blank)
    .replace(manner, blank)
    .replace(turn, ' ; ')
    .replace(/\([^()\n]{1,60}\)(?=\s*:)/gu, (found) => ' '.repeat(found.length))
    // "8,00 (promoção de terça, normal 10,00)": the remark belongs to the price before it.
    .replace(
      /(?<=\d\s?)\(([^()\d,]{3,30}), ((?:o )?(?:pre[cç]o )?(?:normal|cheio|de tabela|nos outros dias|de sempre)[^()\d]{0,14}(?:r\$\s?)?\d+(?:,\d{1,2})?)\)/giu,
      '($1),$2 ',
    )
    .replace(/(?<=\d\s?)\(([^()\d]{3,40}?\s(?:r\$\s?)?\d+(?:,\d{1,2})?)\)/giu, ',$1 ')
