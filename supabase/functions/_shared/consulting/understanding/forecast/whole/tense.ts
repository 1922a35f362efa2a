/** Whether a stretch tells of what is over or of what is to come; "fechamos" may be either. */
import { preterite } from '../context-words.ts'

const over =
  /\b(?:aquel[ea]s? (?:zeros?|dias?|semanas?|mes)|zerad[oa]s?|foi|foram|era|eram|fui|fomos|fiz|fizemos|teve|tive|tivemos|houve|veio|vieram|ficou|fiquei|ficaram|esteve|estive|estivemos|estava|estavam|tava|tavam|tinha|tinham|fechei|parei|passad[oa]s?|ultim[oa]s?|[a-z]{2,}ei(?<!\b(?:sei|lei|rei|hei|farei|serei|irei|abrirei|fecharei|pararei|terei|estarei|tirarei))|descansou|trabalhei|distorcid\w+)\b/
const ahead =
  /\b(?:vai|vao|vou|vamos|iremos|sera|serao|teremos|havera|estaremos|estarei|ficaremos|ficarei|fecharemos|fecharei|pararemos|pretend\w+|planej\w+|proxim[oa]s?|que vem|(?:n?est|n?ess)e ano|[a-z]{3,}(?:arei|erei|irei|aremos|eremos|iremos)|fecho|fecha|fecham|paro|entra|entram|fica|ficam|viaja|ganha|tiro|folga|descanso|programad[oa]|marcad[oa]|previst[oa])\b/

/** Whether a stretch tells of days that are over. */
export const isOver = (said: string): boolean => {
  const plain = said.replace(
    /\b(?:fechamos|paramos|abrimos|descansamos|folgamos|viajamos|trabalhamos|sou|estou|vou|dou)\b/g,
    ' ',
  )
  return over.test(plain) || preterite.test(plain)
}

/** Whether a stretch tells of days to come. */
export const isAhead = (said: string): boolean => ahead.test(said) && !isOver(said.replace(ahead, ' '))
