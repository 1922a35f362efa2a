/**
 * Words that tell what somebody does and why: "diga o que ele pode comer", "fica internada", "portanto". None of them names
 * a food.
 */
import { canonAll } from '../text/scan.ts'

/** Connectives, and what they point at: "por essa razão", "motivo pelo qual". */
const connectives: ReadonlySet<string> = new Set(
  canonAll(`portanto logo então assim daí aí consequentemente consequência consequências razão razões motivo motivos
    modo forma maneira causa conta porque pois inclusive também principalmente sobretudo segurança precaução garantia
    dúvida dúvidas desde antes depois enquanto quando embora senão caso inteiro inteira todo toda coitado coitada
    constantemente frequentemente geralmente raramente somente realmente infelizmente imediatamente ontem amanhã
    tristeza horror perigo problema risco susto hospital emergência upa samu médico médica injeção cheiro vermelho vermelha
    custo custos preço preços valor valores margem lucro real reais exemplo
    internado internada inchado inchada ruim péssimo péssima`),
)

/** Stems of regular verbs that owners use about people and about what we should do. */
const stems = {
  ar: `pergunt|fic|mor|ajud|trabalh|frequent|visit|pass|fal|cheg|volt|mand|mostr|indic|expliqu|explic|avis|prepar|cozinh|tir|troc|
    coment|lembr|deix|cuid|reclam|gost|prov|toc|encost|cheir|espirr|amament|engravid|evit|pens|ach|anot|marc|separ|control|respeit|
    aceit|precis|import|inch|intern|confirm|recomend|orient|inform|consider|agrad|colabor|manipul|desmai|vomit|coc|tent|busc|busqu|fiqu|
    marqu|evitem|troqu|entr|mat|nomei|lev|us|cas|not|par`,
  er: 'com|beb|sofr|corr|morr|viv|nasc|descobr|depend|atend|receb|entend|respond|escolh|escrev|conhec|agradec|mant|sab|pod|quer|dev|faz|vend|mex|traz|serv|sent|permit|insist|exist|desist|prefer|suger|sugir|dorm',
} as const

const joined = (list: string) => list.replace(/\s+/g, '')

const regular = new RegExp(
  `^(?:(?:${joined(stems.ar)})(?:o|as?|amos|am|em?|emos|ei|ou|aram|av[a]m?|ando|ar|arem)|(?:${stems.er})(?:o|a|am|amos|em?|emos|imos|i|eu|iu|eram|iram|ia|iam|endo|indo|er|ir))$`,
)

const irregular: ReadonlySet<string> = new Set(
  canonAll(`é são foi foram era eram está estão estava tem têm tinha tinham teve tiveram tenha há houve vai vão vou vem vêm
    veio vinha fez fizeram diz dizem disse disseram dizer diga digam diz quis pôde soube dá dão deu dar põe pôs trouxe vê viu
    saiu sai leu pede pedem peço peça pedir ser ter ir vir mantém mantêm mantenha mantenham segue sigo`),
)

/** Whether a folded word is a verb or a connective that names no food. */
export const isTold = (word: string): boolean =>
  connectives.has(word) || irregular.has(word) || regular.test(word)
