/** What an owner states about the house: where it is, what it seats, how guests pay, its story, and what stays private. */
import { type Rule, said, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { item, publishing } from './post-words.ts'

const fact = (about: string, words: readonly string[], not: string, more: Partial<Rule> = {}): Rule => ({
  words: words.map((one) => has(one)),
  not: has(not),
  strange: 6,
  form: wish('houseFact', { about, what: said }, { turn: withRest }),
  ...more,
})

const sold = 'MONEY|PERCENT|WEEKDAY|HOUR'
const orders = `${publishing}|quero|queria|fac\\w+|fa[cz]er?|promoc\\w+|combos?|descont\\w*|sorte\\w+`
const family =
  'av[oó]s?|bisav\\w+|vo|vovo|mae|pai|pais|tia|tio|sogr[oa]|marido|esposa|irma|irmao|dona|seu|mestre|familia|fundador\\w*|chef'

/** The story itself, without the words that order it. */
const storyOf = (slots: Slots): string =>
  slots.text
    .replace(
      /^(?:e |mas |um dos posts |um post |tem que |pode |quero que |vai |posts? )*(?:cont\p{L}*|narr\p{L}*|relat\p{L}*|escrev\p{L}*|fal\p{L}*|p[õo]e|bot\p{L}*|mostr\p{L}*|lembr\p{L}*)\s+(?:(?:pro|pra|para o|ao) (?:povo|pessoal|p[úu]blico|gente|galera)\s+)?(?:sobre |d[aeo]s? |que )?/iu,
      '',
    )
    .slice(0, 120)

export const postHouse: readonly Rule[] = [
  fact(
    'private',
    [
      'entre nos|segredo|sigilo\\w*|em off|particular|confidencia\\w+|(?:nao|ninguem|nunca)(?: \\w+){0,4} (?:saber|saiba\\w*|cont\\w+ que|espalh\\w+|vaz\\w+|comentar?)|nao se (?:publica|conta|fala|diz)|nao (?:deve|pode) aparecer|nao cont\\w+|nao (?:diz|dig|fal|mencion|cit)\\w* que|evit\\w+ (?:fal|mencion|cit|diz)\\w+ que',
      `${family}|doen\\w+|dev[eo]|divid\\w+|filh\\w+|mulher|socio|socia|garco\\w+|cozinheir\\w+|dono|justica|process\\w+|idade|sobrenome|separ\\w+|gravid\\w+|morr\\w+|perdeu|bolsa|salario|demit\\w+|brig\\w+|falenc\\w+|telefone|problema\\w*|crise|hospital|deprim\\w+|ressac\\w+|funcionari\\w+|caixa|coisa|entre nos`,
    ],
    `${sold}|precos?|receita|${item}`,
    { told: true },
  ),
  fact(
    'context',
    [
      '(?:aulas?|semestre|ano letivo)(?: \\w+){0,4} (?:acab|termin|encerr|volt|comec|retorn|param)\\w*',
      'DATE|ferias|janeiro|fevereiro|julho|dezembro',
    ],
    `${sold}|${orders}|${item}|FOOD`,
    { told: true },
  ),
  fact(
    'place',
    [
      'fic(?:a|amos)|estamos|(?:novo )?endereco|localiz\\w+|situad\\w+|somos|endereco|encontr\\w+|instalad\\w+|ate (?:o|a) nossa',
      'ruas?|av|avenida|praia|praca|br|ce|km|esquina|bairro|orla|hotel|andar|ao lado|em frente|frente|serra|alto|centro|shopping|mercado|pousada|beira|quadra|loja|posto|igreja|entrada|dentro|pert\\w+|largo|rodovia|vila|proxim\\w+|endereco|lado|terminal|estacao|galeria|calcadao|na regiao|no interior',
    ],
    `${sold}|${orders}|DATE|${item}|FOOD|nao|nem|fech\\w+|abert\\w+|abr\\w+|music\\w+|show\\w*|banda|som|fila|dias?|avis\\w+|espaco|lotad\\w+|chei[oa]|vazi[oa]`,
  ),
  fact(
    'payment',
    [
      'pix|cartao|cartoes|dinheiro|credito|debito|vales?(?:[ -](?:refeicao|alimentacao))?|ticket|vr|alelo|sodexo|cheques?|fiado|a vista|antecipad\\w+|sinal|metade|parcel\\w+|maquininha|conta',
      'aceit\\w+|pag\\w+|receb\\w+|cobr\\w+|passa\\w*|trabalh\\w+|divid\\w+|vai pro quarto|so (?:no|na|em)',
    ],
    `MONEY|PERCENT|${item}|WEEKDAY|DATE|${publishing}|desconto\\w*|taxa|vale a pena|em conta|por conta|dar conta|impulsion\\w+`,
  ),
  {
    words: [
      has('NUMBER'),
      has(
        'lugares|cadeiras|assentos|banquinhos?|bancos?|banquetas?|pessoas?|gente|casais|sentad\\w+|comport\\w+|cab(?:e|em)|lotac\\w+|capacidade|acomod\\w+',
      ),
      has(
        'tem|temos|so|cab(?:e|em)|comport\\w+|receb\\w+|lotac\\w+|capacidade|nao passa|maximo|acomod\\w+|sentad\\w+|sao|apenas|no total|ao todo|ate',
      ),
    ],
    not: has(
      `MONEY|PERCENT|DATE|WEEKDAY|HOUR|${item}|FOOD|${publishing}|serve\\w*|por pessoa|combo|rest\\w+|mesas? de|grupos?`,
    ),
    strange: 2,
    form: wish('houseFact', {
      about: 'seats',
      count: (slots: Slots) => (/casais/.test(slots.said) ? 2 : 1) * (slots.number() ?? 0),
    }),
  },
  {
    words: [
      has(
        'cont(?:a|e|em|ar|ando)|narr\\w+|relat\\w+|escrev\\w+ sobre|fal\\w+ (?:sobre|d[aeo]s?)|(?:p[oõ]e|bot\\w+|mostr\\w+|lembr\\w+) (?:a |da |de )?(?:historia|origem|trajetoria)',
      ),
      has(
        `${family}|histori\\w+|comec\\w+|origem|nasceu|mudanca|caderno|tradic\\w+|trajetoria|heranca|invent\\w+`,
      ),
    ],
    not: has(`${sold}|nao|nem|nada|sem|nunca|dia d\\w+ (?:mae|pai|avo)s?|DATE|pode cont\\w+ com`),
    strange: 8,
    told: true,
    form: wish('postTopic', { what: storyOf, count: 1, bound: 'at_least' }, { turn: withRest }),
  },
  fact(
    'story',
    [
      'ITEM|FOOD|lenha|farinha|queijo|tempero|molho|massa|receita',
      'd[eoa]s?|vem|ferment\\w+|torrad\\w+|descans\\w+|lev\\w+|matur\\w+|defum\\w+|assad\\w+|feit\\w+|moid\\w+|colhid\\w+|criad\\w+|pescad\\w+|mex\\w+|trabalhamos',
      'NUMBER horas|horas|dias no|noite inteira|forno|tacho|brasa|avo|mae|tia|dona|seu|familia|familiar|serra|sertao|casa de farinha|sitio|fazenda|sereno|fogao|geracao|geracoes|artesana\\w+|caseir\\w+|quintal|horta|viveiro|cooperativa|produtor\\w*|pescador\\w*|poda|interior|agricultor\\w*|comunidade|assentamento|torrad\\w+|colhid\\w+|plantad\\w+',
    ],
    `${sold}|DATE|PERCENT|nao|nem|sem|nada|acab\\w+|falt\\w+|so ate|promoc\\w+|combos?|descont\\w*|sorte\\w+|quero|queria|posts? (?:d|sobre)|NUMBER posts?|fech\\w+|festa|almoco d\\w+`,
    { strange: 5, told: true },
  ),
  fact(
    'story',
    [
      `a (?:casa|barraca|cachacaria|pizzaria|pousada)|o (?:bar|restaurante|boteco|quiosque)|noss[oa]s?|meu|minha|${family}`,
      'comecou|nasceu|abriu|abrimos|fund\\w+|estudou|chegou|era|herd\\w+|aprend\\w+|veio|mudou|construi\\w+|existe|largou|trouxe',
      'NUMBER|DATE|garagem|palha|desde|lyon|sertao|serra|interior|quintal|mesas|receita|feira|carrinho|casa|anos|decada|sogr\\w+|av[oó]|mae|pai|porta|praia|mar|rio',
    ],
    `${sold}|nao|nem|sem|nada|promoc\\w+|quero|queria|fech\\w+|hoje|DATE.*(?:anivers|festa)|anivers\\w+|vend\\w+ (?:menos|mais)|doen\\w+|morr\\w+|separ\\w+`,
    { strange: 6, told: true },
  ),
]
