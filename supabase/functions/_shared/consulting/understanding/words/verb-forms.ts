/** Forms of verbs that tell something: what guests do, what goods cost, what the house did. */

/**
 * Verbs whose present tense tells something. Those that owners give orders with ("bota", "tira", "usa") are in
 * `ordering`, and count in the past only.
 */
const telling =
  `abrir acabar achar acontecer adoecer ajudar almocar andar apertar aparecer apodrecer aprender assistir atender atrasar
  aumentar bater brigar cair caminhar cansar chamar chegar chorar chover cobrar combinar comecar comemorar compensar
  complicar comprar conhecer conseguir construir contar contratar conversar copiar correr costumar crescer curar custar
  dancar decorar demorar descansar descer desistir diminuir dirigir dividir dizer dobrar doer dormir durar elogiar
  embarcar encalhar encarecer encher encontrar enjoar ensinar entender entrar entupir escolher escorrer escrever
  esfriar espalhar esperar espirrar esquecer esquentar estragar estranhar estudar existir explicar falhar falir falar fechar ficar filmar
  fotografar frequentar fugir funcionar gastar gelar gerar girar grudar herdar hospedar importar incomodar indicar inflacionar
  informar inaugurar jantar jogar juntar lancar largar lembrar levar ler lotar lucrar madrugar melhorar mentir molhar
  morar morrer mostrar mudar multar murchar nascer oferecer ouvir pagar parar parecer passar passear patinar pedir
  pegar pensar perceber perder perguntar pescar pesar piorar pingar plantar postar procurar produzir provar quebrar queimar
  querer rachar reabrir receber reclamar recomendar reformar render repetir resolver responder reunir rir saber sair secar
  sentar sentir sobrar sobrar sofrer soltar somar sonhar subir sugar sujar sumir surgir temer terminar tocar tomar torcer
  trabalhar traduzir travar trazer treinar triplicar trocar vender vencer ver viajar vibrar virar visitar viver voltar votar
  achatar amassar amanhecer anoitecer azedar desandar despencar escurecer fermentar talhar vazar divulgar encomendar
  entregar faturar fechar fornecer negociar obrigar apoiar segurar servir render compensar sugerir`.split(
    /\s+/,
  )

const ordering =
  `adicionar adocar aposentar apostar aproveitar assar baixar bolar botar caprichar colocar combinar cortar criar deixar
  destacar diminuir evitar excluir fazer focar fritar incluir inventar lancar mandar manter montar misturar precisar
  preferir preparar priorizar proibir provar retirar substituir testar tirar trocar usar utilizar gostar adorar`.split(
    /\s+/,
  )

const endings = {
  ar: {
    present: ['o', 'a', 'am'],
    past: ['ei', 'ou', 'aram', 'ava', 'avam', 'avamos', 'ara', 'arao', 'aria'],
  },
  er: { present: ['o', 'e', 'em'], past: ['i', 'eu', 'eram', 'ia', 'iam', 'iamos', 'era', 'erao', 'eria'] },
  ir: { present: ['o', 'e', 'em'], past: ['i', 'iu', 'iram', 'ia', 'iam', 'iamos', 'ira', 'irao', 'iria'] },
} as const

/** Present and past forms that the endings do not give. */
const irregular =
  `e sao era eram foi foram fui esta estao estava estavam esteve estou tem tinha tinham teve tiveram tive ha havia vem vinha
  vinham veio vieram vai vao ia iam da dao deu deram dava faz fazem fez fizeram fazia fiz diz dizem disse disseram dizia
  sabe sei soube quer querem pode podia pude cabe le leem ve veem viu viram sai saem saiu saiam saiu cai caem caiu traz trazem trouxe
  trouxeram produz sobe sobem subiu dorme dormem some somem sumiu sumiram ouve pede pedem pediu pediram prefere preferem
  sente sentem fica ficam ficou continua continuam vale valem valeu perde perdem reune possui constroi sugere sugeriram
  ponho pos puseram mede medem agrada agradam odeia odeiam anda chove passeia passeiam estreia penteia doi ri riem compus
  sirvo fujo divirto tinha tao ta to tava tavam teria seria fosse seriam tamos estamos somos fomos servimos vendemos fazemos`.split(
    /\s+/,
  )

function formsOf(verb: string, isOrder: boolean): string[] {
  const ending = verb.slice(-2) as keyof typeof endings
  const stem = verb.slice(0, -2)
  const { present, past } = endings[ending] ?? { present: [], past: [] }
  const soft = (form: string) =>
    `${stem}${form}`.replace(/c(?=[ei])$/, 'qu').replace(/^(.*)c(ei)$/, ending === 'ar' ? '$1qu$2' : '$1c$2')
  const spelled = (form: string) => {
    if (ending !== 'ar' || !form.startsWith('e')) return [`${stem}${form}`]
    // "fiquei", "paguei", "comecei"
    return [`${stem}${form}`, soft(form), `${stem}${form}`.replace(/g(ei)$/, 'gu$1')]
  }
  return [...(isOrder ? [] : present), ...past].flatMap(spelled)
}

const forms: ReadonlySet<string> = new Set([
  ...telling.flatMap((verb) => formsOf(verb, false)),
  ...ordering.flatMap((verb) => formsOf(verb, true)),
  ...irregular,
])

/** Whether a folded word is a form in which something is told: "estraga", "vieram", "comprei". */
export const tellsSomething = (word: string): boolean => forms.has(word)

const verbs: ReadonlySet<string> = new Set([...telling, ...ordering])

/** Whether a folded word is one of the verbs in the infinitive. */
export const isTellingVerb = (word: string): boolean => verbs.has(word)
