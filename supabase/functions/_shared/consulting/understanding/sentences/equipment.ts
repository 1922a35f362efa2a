import type { Theme } from './sentence.ts'

export const equipment: Theme = {
  theme: 'equipment',
  type: 'drink_creation',
  sentences: [
    ['não temos liquidificador', 'lacks liquidificador'],
    ['não temos liquidificador nem sifão', 'lacks liquidificador', 'lacks sifão de espuma'],
    ['sem coqueteleira', 'lacks coqueteleira'],
    ['tenho sifão e maçarico', 'has sifão de espuma', 'has maçarico culinário'],
    ['só tenho liquidificador', 'has liquidificador'],
    ['a gente tem freezer', 'has freezer'],
    ['liquidificador quebrou', 'lacks liquidificador'],
    ['falta dosador', 'lacks dosador'],
    ['nao tenho macarico', 'lacks maçarico culinário'],
  ],
}
