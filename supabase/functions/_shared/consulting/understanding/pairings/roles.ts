/** What the words around the names of a clause do. Words are folded; a hyphen at the end stands for any ending. */

const listed = (words: string): RegExp =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s+/)
      .map((word) => (word.endsWith('-') ? `${word.slice(0, -1)}\\w*` : word))
      .join('|')})$`,
  )

/** The first role whose list has the word counts. */
const roles = {
  never: listed('nao n nunca jamais nada nenhum nenhuma sem evit- proib- dispens- detest- odei- cancel-'),
  out: listed(
    'fora descart- tira- tire- corta- corte- pula- pule- pulem esquec- quieto quieta quietos quietas remov- exclu-',
  ),
  except: listed('menos exceto tirando salvo afora'),
  only: listed('so somente apenas exclusivamente unicamente'),
  /** Wants to sell more of it, or begins with it. */
  push: listed(`
    destac- destaqu- promov- carro-chefe empurr- encalhado encalhada encalhados encalhadas parado parada parados paradas
    puxar puxem girar girem foco foc- foqu- prioridade prioriz- caprich- comec- inici- primeiro desencalh- divulg- impulsion-`),
  /** Likes it, and does not insist. */
  softly: listed('pode podem poderia- prefir- prefer- ideal seria talvez gost- adoro amo sonho'),
  each: listed('cada todo toda todos todas sempre obrigatoriamente'),
  /** Something beside the pairing. */
  option: listed('opcao opcoes alternativa alternativas versao versoes sugestao sugestoes saida saidas'),
  filler: listed(`
    , a o as os um uma uns umas de do da dos das no na nos nas em ao aos com para pra pro pros pras por pelo pela pelos pelas
    e ou que q la ai ja aqui se me eu gente voces meu minha meus minhas nosso nossa nossos nossas su- ele ela eles elas dele
    dela isso esse essa esses essas este esta estes estas aquele aquela tambem tb tbm mas entao bem muito mais mesmo ainda
    agora hoje sim favor pfv
    quer- quero qro quis- precis- necessit- desej- gostaria- tem tenha tenham ter temos tenho dev- vai vao va vou vamos ir
    vir venh- fica- ficar ficass- fique- fosse- tivess- entra- entre entrem entrass- ser seja- sao esta- estar saia saiam sair haver
    haja existir aparec- inclu- indic- indiqu- suger- sugir- recomend- serv- sirv- oferec- harmoniz- combin- acompanh- casa-
    case- junt- mont- faz- faca- faco- fiz- bot- coloc- coloqu- poe ponh- usa- use- uso traz- trag- pens- mostr- ach- encontr-
    escolh- consider- lembr- deixa- deixe- mist- cai caem pede pedem leva leve levam levem levar saber ver ajud-
    par pares parzinho harmonizacao harmonizacoes combinacao combinacoes bebida bebidas prato pratos drinks coisa coisas algo
    algum alguma alguns algumas outro outra outros outras ideia ideias exemplo exemplos lista cardapio menu casa novo nova
    novos novas bom boa bons boas ideais certo certa lado junto juntos mesa cliente clientes pessoal povo parte meio vez
    posto posta servido servida pura puro puras puros gelado gelada sozinho sozinha tipo tipos tudo`),
} as const satisfies Readonly<Record<string, RegExp>>

export type Role = keyof typeof roles | 'number' | 'bound'

/** Bounds of two words are written as one: "no_maximo". */
const bounds = /^(?:no_maximo|pelo_menos|no_minimo|ao_menos|ate|exatamente)$/
const numbers = /^(?:\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|metade)$/

/** What a folded word does; null if it is not known. */
export function roleOf(word: string): Role | null {
  if (numbers.test(word)) return 'number'
  if (bounds.test(word)) return 'bound'
  return (Object.keys(roles) as (keyof typeof roles)[]).find((role) => roles[role].test(word)) ?? null
}
