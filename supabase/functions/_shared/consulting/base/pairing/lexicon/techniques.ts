import { form, type Term, technique } from '../profile.ts'

/** Ways of cooking and shapes of dishes. */
export const techniques: readonly Term[] = [
  technique('fritura, frito, frita, fritinho, fritinha, fritada', { fat: 1, crisp: 2 }),
  technique('empanado, empanada, à milanesa, milanesa, à dorê, crocante, crispy, panko', {
    fat: 1,
    crisp: 2,
  }),
  technique(
    'brasa, na brasa, grelhado, grelhada, grelhados, grill, churrasco, churrasqueado, parrilla, na parrilla',
    {
      smoke: 1.5,
      weight: 0.2,
    },
  ),
  technique('defumação, defumado, defumada, smoked', { smoke: 2.5, salt: 0.5 }),
  technique('chapa, na chapa, selado, selada, tostado, tostada, braseado, braseada, maçaricado, maçaricada', {
    smoke: 0.7,
    umami: 0.3,
  }),
  technique('forno, assado, assada, ao forno, gratinado, gratinada', { umami: 0.4, weight: 0.3 }),
  technique(
    'cocção lenta, cozimento lento, ensopado, ensopada, guisado, guisada, cozido, cozida, confit, confitado, confitada, desfiado, desfiada',
    {
      umami: 0.6,
      weight: 0.5,
    },
  ),
  technique('cru, crua, tartare, tartar, carpaccio, sashimi', { weight: -0.7 }),
  technique('vapor, no vapor', { weight: -0.3 }),
  technique('marinada, marinado, marinado em limão, ao limão, em conserva, agridoce', { acid: 1 }),
  // Sauces with their own names.
  technique('escabeche, ao escabeche', { acid: 1.2, fat: 1, weight: 0.3 }),
  technique('alho dourado, ao alho e óleo, alho e óleo, no alho e óleo, ao alho, no alho', {
    fat: 1.2,
    smoke: 1,
    umami: 0.4,
    weight: 0.5,
  }),
  technique('molho internacional, à internacional, ao molho internacional, internacional', {
    fat: 2.2,
    salt: 1.2,
    umami: 0.5,
    weight: 0.9,
  }),
  technique('molho thermidor, thermidor, à thermidor, termidor', {
    fat: 2,
    salt: 0.8,
    umami: 0.5,
    weight: 0.7,
  }),
  technique('molho cremoso, cremoso, cremosa, ao creme, na nata, ao molho branco, gratinado com creme', {
    fat: 0.8,
    weight: 0.3,
  }),
  technique('tempero picante, apimentado, apimentada, picante, spicy, ardido', { heat: 2 }),
  technique('caramelo da panela, caramelizado, caramelizada, glaceado, glaceada, caramelado, caramelada', {
    sweet: 0.8,
  }),
  form('espetinho, espeto', { smoke: 1 }, { course: 'starter' }),
  form('porção, petisco, tábua, mix, trio, combinado', {}, { course: 'starter' }),
  form('bolinho, croquete, isca', { fat: 1, crisp: 1.5 }, { course: 'starter' }),
  form('caldo, caldinho, sopa', { umami: 1, weight: 1.5 }, { course: 'starter' }),
  form('prato feito, executivo, pf', {}, { course: 'main' }),
  form('salada', { weight: 0.5, bitter: 0.5 }, { groups: ['vegetable'], course: 'starter' }),
  form('sanduíche, sanduba, lanche, wrap, burrito, baguete', { weight: 2 }, { course: 'main' }),
  form('filé, filezinho, medalhão, lombo, posta, lascas', {}, { course: 'main' }),
  form('molho, purê, creme, farofa, vinagrete, recheio', {}),
  form('torta, bolo', { weight: 1.5 }),
]
