/** In how many drinks something is, and what no drink or each drink has: read before the food alone is taken for a wish. */
import { type Form, food, type Rule, wish } from '../form.ts'
import { has } from '../words.ts'

type Turn = NonNullable<Form['turn']>

/** Foods, and no section of the menu that the clause mentions. */
const eachPoured: NonNullable<Form['each']> = {
  field: 'what',
  take: (slots) =>
    slots.foods().filter((name) => slots.names.every((one) => !one.isSection || one.name !== name)),
}

/** Half with cachaça is half without alcohol: its own readers see to that. */
const ofFood: Turn = (fields) =>
  fields.what === 'cachaça' || fields.what === 'bebidas alcoólicas' ? null : fields

const lacking: Turn = (fields, slots) => {
  const count = slots.number() ?? (/(?<![a-z])um par(?![a-z])/.test(slots.said) ? 2 : 1)
  const bound = /(?:ao|pelo) menos|no minimo/.test(slots.said) ? { bound: 'at_least' } : {}
  return ofFood({ ...fields, count, ...bound }, slots)
}

/** "com parcimônia, em no máximo dois" */
const fewOf: Turn = (fields, slots) => {
  const count = slots.number()
  return count === undefined ? fields : { ...fields, count, bound: 'at_most' }
}

const but = / mas |, nao /
const figures = 'MONEY|PERCENT|DATE|WEEKDAY|ITEM(?! (?:drinks?|bebidas?|tudo|nada|coisas?))'
const drinks = has(
  'drinks?|drinques?|coquete\\w+|bebidas?|receitas?|carta|lista|casa|marca|usem?|usa|usar|usando|bot[ae]\\w*|po[en]\\w*|coloc\\w+|coloqu\\w+|ponh\\w+|quero|lev\\w+|aparec\\w+|entr\\w+|vai|pode|pra|caramba|que|mas|todo mundo gosta',
)

/** "dois sem limão": of some of them only. */
export const someLack: Rule = {
  words: [
    has(
      '(?:NUMBER|uma?|um par)(?: (?:ITEM )?(?:drinks?|pratos?|del[ea]s|d[oa]s (?:drinks|pratos|receitas|bebidas|coqueteis)|receitas?))?(?: (?:que|seja\\w*|venha\\w*|saia\\w*|fique\\w*|possa\\w*|tem que|tenha\\w*|precis\\w+|feit[oa]s|preparad[oa]s|ser|vir))*(?: (?:sem|dispens\\w+|livres? de|isent[oa]s? de|nao (?:lev\\w+|ten?h\\w+|us\\w+|cont\\w+|pode\\w* (?:ter|levar))))(?: (?:nada de|nada com|nenhum\\w*|o|a|os|as))? FOOD|tir\\w+ (?:o|a|os|as) FOOD de (?:NUMBER|uma?)',
    ),
  ],
  not: has(
    `${figures}|NUMBER.*NUMBER|FOOD.*FOOD|minutos?|g|kg|ml|mais|menos(?! (?:NUMBER|uma?))|uma? .*uma?|(?:pra|para|por causa d[eo]) quem|alerg\\w+|intoler\\w+`,
  ),
  beside: has('(?:ao|pelo) menos|preciso|quero|e|uns|umas|tambem|de|no minimo|faz\\w*|fac\\w+|que|so isso'),
  // "5 drinks com caju e 3 sem leite" divides them.
  notIn: / com /,
  strange: 0,
  form: wish('share', { what: food, of: 'many', without: true }, { turn: lacking }),
}

/** "drinks 100% cachaça" */
const whole: Turn = (fields, slots) => ((slots.percent() ?? 100) === 100 ? fields : null)

const only = '(?:so|somente|apenas|exclusivamente|unicamente)'

const few = `em (?:bem )?pouc[oa]s(?: drinks?)?|${only}? ?em (?:alguns|algumas|um ou NUMBER|NUMBER ou NUMBER)|com mao leve|aqui e acola|n?um ou (?:n?outro)|em um ou (?:em )?outro|parcimonia|nao (?:precis\\w+|tem que|deve\\w*|pode\\w*) (?:estar|entrar|aparecer|ir|ter|ficar) em (?:todos?|tudo)|quase (?:em )?nenhum\\w*|nao se repit\\w+(?: muito)?|aqui e ali|so de vez em quando|rarament\\w+|de leve|modera\\w* n[oa]s?|economiz\\w+ n[oa]s?|economiza\\w*|restrit[oa]s? a (?:uma?|NUMBER)|desde que nao vire regra|nao vire (?:regra|moda)|so (?:onde|quando) for imprescindivel|(?:a |em )?minoria|pouc[oa]s? (?:drinks?|bebidas?|receitas?|coquete\\w+)|n?um par del[ea]s|(?:em|n)?(?: ?uma? ou (?:duas|dois|NUMBER))(?: bebidas?| drinks?)?(?: e olhe la)?|so n?uma receita|em um del[ea]s no maximo|nao (?:quero |bota |poe )?FOOD em todos`
const many =
  'em (?:bem )?(?:muit[oa]s|varios|geral|bastantes?(?: drinks?)?|quase (?:todos|tudo)|(?:mais d[ae] |boa )(?:metade|parte)|grande parte)|mais da metade|boa parte|grande parte|maior parte|a maioria|na maioria|drinks em geral|praticamente (?:todos|tudo)|quase todos|(?:quase|praticamente) tod[oa]s?|bastantes? (?:drinks?|bebidas?|receitas?|coquete\\w+|opc\\w+)|muit[oa]s? (?:del[ea]s|drinks?|bebidas?|receitas?|coquete\\w+|opc\\w+)|vai fundo n[oa]|em varios|(?:pelo menos )?(?:n?a |em )?metade das receitas|abus\\w+ d[oe]|ench\\w+ a carta d[oe]|espalhad[oa]s? pel[ao]s?|o maximo de (?:drinks?|bebidas?|receitas?)|em todos que der|sem do n[oa]|sem medo d[oae]|a rodo|a vontade|quanto mais'

/** What is said of a food that has no place: before it, or behind it. */
const gone =
  'pode\\w* (?:esquec|pul|risc|aposent|larg)\\w+|deix\\w+ (?:[oa]s? )?FOOD (?:pra|para|pros) (?:outr\\w+|depois|la|os outros|o vizinho)|aposent\\w+|risc\\w+ (?:[oa]s? |d[oa] )?FOOD|xo|me poup\\w+|sem chance|nem (?:a pau|mort[oa]|pintad[oa]|de longe|de perto|perto|de graca|pensar|sonhando|que me pague\\w*|com reza)|cancel\\w+|arrepio|pavor|medo|ojeriza|nojo|horror|larg\\w+ (?:[oa]s? )?FOOD|cai(?:a|am|r)? fora|(?:ta|to|tou|esta\\w*|fica\\w*|fique) (?:de )?fora|proibid\\w+|banid\\w+|vetad\\w+|da\\w* um tempo|fi(?:ca|que)\\w* (?:pra|para) (?:outr\\w+|a? ?proxima|depois)|olho da cara|fora de epoca|pela hora da morte|sumiu|ja deu|saturad\\w+|deus me livre|passo (?:a vez|longe)|passa\\w* longe|sai pra la|(?:ninguem|nao|nem)(?: \\w+){0,2} (?:aguent\\w+|curt\\w+|gost\\w+|suport\\w+|toler\\w+|combin\\w+|rola|presta|desce|cabe|agrada\\w*|quero ver|faz (?:sentido|meu tipo)|orna)|enjo\\w+|cans\\w+ de|o fim da picada|ja encheu|favor nao incluir|nao incluir|nao inclu\\w+|(?:fica|deixa)\\w* (?:o |a )?FOOD (?:quiet[oa]|la)|eu nem leio|eu dispenso|esquec\\w+ (?:[oa] )?FOOD|acho (?:horrivel|ruim|pessim[oa]|feio)|nao me (?:venha\\w*|apare[cç]\\w+)|fora da (?:carta|casa)'

export const drinkParts: readonly Rule[] = [
  someLack,
  {
    words: [has('FOOD'), has(few)],
    not: has(`${figures}|gelo`),
    beside: drinks,
    strange: 1,
    form: wish('share', { of: 'few' }, { each: eachPoured, turn: fewOf }),
  },
  {
    words: [has('FOOD'), has(many)],
    not: has(`${figures}|NUMBER|nao|sem|nem|menos`),
    beside: drinks,
    strange: 0,
    form: wish('share', { of: 'many' }, { each: eachPoured, turn: ofFood }),
  },
  // "nada fora gelo, cachaça e fruta", "limite-se a caju", "só dele": nothing else.
  {
    words: [
      has('FOOD'),
      has(
        `(?:nada|nenhum\\w*(?: \\w+)?) (?:fora|alem|que nao seja\\w*|a nao ser|exceto|diferente)|limit\\w+|restrinj\\w+|restring\\w+|(?:fiqu|fic)\\w+ (?:${only} )?(?:n[oa]s?|com) FOOD(?:.*) (?:e )?(?:pronto|ponto|so|nada mais)|${only} (?:del[ea]s?|iss[oa]|el[ea]s?|com (?:el[ea]s?|isso))|e (?:ITEM )?nada mais|e mais (?:ITEM )?nada|exclusivamente|unicamente|nao (?:sa[ií]\\w*|fuj\\w+|desvi\\w+) d[oae]s? FOOD|nenhuma? outr[oa]|gir\\w+ em (?:torno|volta) d[oae]s? FOOD|${only} (?:na|com a|em) base d[oae] FOOD|com excecao de FOOD(?:.*)nao entra|(?:trabalh|us|faz|fac|mont|prepar|cri)\\w+ ${only} (?:com |de )?(?:[oa]s? )?FOOD|${only} (?:vale|entra|pode|cabe|serve|aceit\\w+|tem|temos) (?:[oa]s? )?FOOD|FOOD(?: e FOOD)? ou (?:ITEM )?nada|(?:resto|outr[oa]s|demais)(?:.*)(?:tir|cort|sai|for|descart|esquec)\\w+(?:.*)${only} (?:[oa]s? |com )?FOOD|tudo (?:a base|com base|feit[oa]) d?[eoa]? ?FOOD(?:.*)(?:nao mistur\\w+|mais nada|nada mais|so)|gir\\w+ em torno d[oae]s? FOOD|nao (?:us\\w+|quero|entra|tem) outr[oa]\\w*(?: \\w+)? que nao seja|FOOD e (?:acabou|acabou.se|ponto(?: final)?|pronto)|se nao for (?:de |com )?FOOD (?:eu )?nao (?:quero|serve|vale)|(?:unic[oa]) (?:\\w+ ){0,4}(?:e|sera|vai ser) (?:[oa] )?FOOD|(?:sao|e) tod[oa]s? (?:de )?FOOD|nao invent\\w+,? (?:e |e so |so )FOOD|PERCENT (?:de |com |na )?FOOD`,
      ),
    ],
    not: has(`${figures.replace('PERCENT|', '')}|NUMBER|adoc\\w+|borda|cima|enfeit\\w+|decor\\w+`),
    beside: has(
      'drinks?|drinques?|lev\\w+|us\\w+|casa|tod[ao]|em torno|quintal|da|base|pronto|ponto|bebidas?|garrafa|entra|nao|vai|receitas?',
    ),
    strange: 2,
    form: wish('only', {}, { each: eachPoured, turn: whole }),
  },
  // "pode esquecer o maracujá", "pimenta nem de longe", "gengibre não combina com a casa"
  {
    words: [has('FOOD'), has(gone)],
    not: has(
      `${figures}|NUMBER|trac\\w+|sem|so|apenas|menos|exceto|demais|muit[oa]s?|mais d[eo]|alcool|nao (?:pode\\w*|deve\\w*|deix\\w+|quero que)(?: \\w+){0,3} (?:fora|faltar)|dispenso nao|faltar|abro mao|todos|tudo que|todo mundo|um|uma|del[ea]s|dia|dias|com FOOD|outr[oa]s? (?:bebida|destilado)`,
    ),
    beside: drinks,
    notIn: but,
    strange: 1,
    form: wish('exclude', {}, { each: eachPoured }),
  },
]

const surplus =
  'dar (?:um )?fim|dar (?:vazao|saida|conta)|desov\\w+|gir\\w+|sobr(?:a|ou|ando|aram|am)|rest(?:a|ou|aram|ando)|encalh\\w+|empoeir\\w+|mofando|parad[oa]s?|entupid\\w+|abarrotad\\w+|lotad[oa]s? de|chei[oa]s? de|saindo pel\\w+|venc(?:e|em|endo|er|eu)|estrag(?:ando|ar)|apodrec\\w+|amadurec\\w+|passando do ponto|perdendo|quintal nao para|(?:pe|pes) (?:\\w+ )?carregad\\w+|demais|pra caramba|aos montes|ninguem (?:pede|quer|compra|toma)|ja (?:ta|esta) abert\\w+|abert[oa]s?|(?:pra|para) (?:NUMBER|dois|tres|varios|muitos) (?:anos|meses)|em excesso|acumul\\w+|ocupando|gast\\w+ (?:logo|antes|primeiro)|antes gast\\w+|ate o teto|caindo do pe|ate dizer chega|e mato|nao sei o que fazer com|tant[oa]s? FOOD|safra (?:foi|ta|esta|de FOOD (?:foi|ta|esta))|escoar|nao anda\\w*|perto da validade|validade (?:chegando|curta|perto)|jog\\w+ fora|doac\\w+|a mais|me livrar|livrar d\\w+|acabar com (?:[oa]s? )?FOOD que|acabar (?:logo )?com (?:ess\\w|est\\w|aquel\\w) FOOD|poeira|a rodo|de rodo|(?:vai|vao|quase) (?:perder|estragar|vencer)|lotes? de|(?:caixas?|sacos?|engradados?|kg|quilos?|garrafas?) de FOOD (?:a mais|parad\\w+|sobr\\w+|encalh\\w+|que)|ganh(?:ei|amos)|(?:sobra|resto) de|esvazi\\w+|queim\\w+ (?:o )?estoque|montanha de|caindo tudo|carreg(?:ou|ado)|precisa ser (?:usad|gast)\\w+|usad[oa] logo|amadurec\\w+|nao aceita devoluc\\w+|dobrad[oa]|escoar|guardad[oa]s? que'

/** How much it is, and since when, changes nothing. */
const settled: Turn = (fields, slots) => {
  while (slots.number() !== undefined);
  slots.tools()
  slots.weekdays()
  slots.days(true)
  return fields
}

/** What the house has too much of: "sobrou gengibre da festa", "dar fim em 12 garrafas de licor". */
export const surplusStock: Rule = {
  words: [
    has('FOOD'),
    has(surplus),
    has(
      'us\\w+|gast\\w+|aproveit\\w+|encaix\\w+|estoque|fim|gir\\w+|desov\\w+|vazao|saida|sobr\\w+|rest\\w+|encalh\\w+|empoeir\\w+|parad[oa]s?|entupid\\w+|abarrotad\\w+|lotad\\w+|chei[oa]s? de|saindo pel\\w+|venc\\w+|estrag\\w+|apodrec\\w+|tem|tenho|temos|to|tou|estou|acumul\\w+|carregad\\w+|livrar|acabar|poeira|rodo|ganh\\w+|lotes?|perder|caindo|compr\\w+|chegou|safra|escoar|anda|validade|jog\\w+|doac\\w+|mato|chega|mandou|sobra|resto|ha|fiquei|ficou|pe|precis\\w+|amadurec\\w+|escoar|quilos?',
    ),
  ],
  not: has(
    'MONEY|PERCENT|ITEM(?! (?:drinks?|bebidas?|coisas?))|acab(?:ou|aram)|nao (?:sobra|tenho|temos|tem)|doce demais|forte demais|car[oa]s?|sem|rapid\\w+|clientes?|povo|vend\\w+|calor|evit\\w+|cuidado|pouc\\w+|falt\\w+|so|nada|nenhum\\w*|proib\\w+|quer\\w+|tir\\w+|cort\\w+|pode sair|todo dia',
  ),
  told: true,
  strange: 3,
  form: wish('prefer', { why: 'supply' }, { each: eachPoured, turn: settled }),
}

/** "caju é a nossa cara", "manda ver no maracujá": what the owner likes, where no other reader knows the words. */
export const praised: Rule = {
  words: [
    has('FOOD'),
    has(
      'na cabeca|mand\\w+ (?:ver|bala|brasa)|palco|enaltec\\w+|xodo|reis?|rainha|estrela\\w*|protagonist\\w+|brilh\\w+|cara (?:da casa|daqui|nossa|da gente)|noss[ao] (?:cara|paixao|orgulho|marca)|jeito de (?:por|botar|colocar|usar|encaixar)|pux\\w+ (?:pr[oa]s?|n[oa]s?|para [oa]s?)|fech\\w+ n[oa]|va[io]\\w* de|apost\\w+|destaqu\\w+|destac\\w+|homenag\\w+|valoriz\\w+|aparec\\w+|apareca\\w*|caprich\\w+|paix\\w+|viciad\\w+|orgulho|simbolo|identidade|vedete|carro.?chefe|queridinh\\w+|favorit\\w+|predilet\\w+|sucesso|bomb\\w+|(?:todo mundo|povo|cliente\\w*|galera|turma)(?: \\w+)? (?:ama|adora|gosta|curte)|(?:bom|legal|bacana|massa|lindo|top|otimo) (?:ter|usar|ver|botar|por|um|uma|se)|faz\\w* falta|fa[cz]\\w* questao|sint\\w+ falta|encaix\\w+|(?:tou|to|estou) doid[oa] (?:pra|por)|doid[oa] (?:pra|por)|ador(?:o|aria|amos|ariamos)|(?:seria )?possivel (?:incorporar|incluir|usar|ter)|incorpor\\w+|sugir\\w+|sugiro|na brincadeira|se criou (?:comendo|tomando|bebendo)|combina\\w* (?:muito )?com (?:a gente|a casa|o bar|nosso|nossa)|tem tudo a ver|e a nossa|e o nosso',
    ),
  ],
  not: has(
    `${figures}|NUMBER|nao (?!pode)|sem|nem|nunca|menos|so|apenas|pouc\\w+|exceto|tir\\w+|cort\\w+|evit\\w+|vizinh\\w+|concorr\\w+|ja tem|enjo\\w+|todo mundo (?:tem|faz|vende)|um|uma|ou`,
  ),
  beside: drinks,
  notIn: but,
  strange: 2,
  form: wish('prefer', {}, { each: eachPoured }),
}
