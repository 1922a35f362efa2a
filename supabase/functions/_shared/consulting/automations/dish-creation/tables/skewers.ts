import { type DishIdea, dishFrom } from '../idea.ts'
import { otherSkewers } from './skewers-of-all.ts'
import { meatSkewers } from './skewers-of-meat.ts'

/** Skewers for houses that live on them. */
export const skewers: readonly DishIdea[] = [...meatSkewers, ...otherSkewers].map((one) =>
  dishFrom(one.course ?? 'petisco', one.id, `Espetinho de ${one.name}`, {
    format: 'espetinho',
    called: `Espetinho de ${one.called}`,
    cuisines: ['Na brasa', 'Petiscos de boteco', ...(one.cuisines ?? [])],
    batch: {
      portions: 8,
      portionGrams: 100,
      advance: one.keeps.includes('cozid') ? 60 : 45,
      finish: one.finishMinutes,
      needs: one.ml === undefined ? ['grill'] : ['grill', 'burner'],
    },
    cachaca: {
      technique: one.ml === undefined ? 'marinade' : 'reduction',
      kinds: one.cachaca ?? ['alambique', 'carvalho'],
      ml: one.ml ?? 50,
    },
    lines: one.lines,
    steps: [
      `Antes do serviço: ${one.marinade}`,
      `No pedido: ${one.grill}`,
      ...(one.finish ? [one.finish] : []),
    ].join('\n'),
    plating: 'Um espeto por pedido, em prato ou papel, limão ao lado.',
    story: one.story,
    keeps: one.keeps,
  }),
)
