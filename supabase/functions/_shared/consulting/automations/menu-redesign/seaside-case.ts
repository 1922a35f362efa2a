/** Test case: a seafood house by the sea, with monthly orders, prices and costs. */
import type { MenuItem } from '../../documents/menu.ts'
import { redesign, salesOf } from './test-case.ts'

type Row = readonly [section: string, name: string, units: number, price: number, cost: number]

const rows: readonly Row[] = [
  ['Entradas', 'Ostras frescas (6 un)', 130, 42, 18],
  ['Entradas', 'Caranguejo (un)', 1100, 14, 7],
  ['Entradas', 'Lula à dorê', 180, 62, 24],
  ['Entradas', 'Camarão ao alho e óleo', 310, 78, 34],
  ['Entradas', 'Pastel de arraia', 400, 30, 10],
  ['Pratos para dois', 'Peixada cearense', 250, 148, 52],
  ['Pratos para dois', 'Moqueca de camarão', 210, 168, 71],
  ['Pratos para dois', 'Lagosta grelhada', 40, 260, 150],
  ['Pratos para dois', 'Arroz de polvo', 90, 172, 74],
  ['Pratos para dois', 'Sirigado na brasa', 140, 158, 68],
  ['Pratos para dois', 'Camarão internacional', 200, 162, 69],
  ['Pratos para dois', 'Picanha na brasa', 160, 149, 72],
  ['Individuais', 'Frango grelhado', 120, 48, 14],
  ['Drinks', 'Gin tônica', 210, 36, 11],
  ['Drinks', 'Caipirinha', 600, 26, 6],
  ['Drinks', 'Caipirinha de três limões', 220, 29, 7],
  ['Drinks', 'Batida de maracujá', 100, 27, 7],
  ['Cachaças', 'Dose prata 50 ml', 130, 16, 4],
  ['Cachaças', 'Dose carvalho 50 ml', 70, 24, 5.5],
  ['Cervejas', 'Heineken 600 ml', 900, 22, 11],
  ['Sem álcool', 'Água de coco', 500, 12, 4],
]

const menu = {
  items: rows.map(
    ([category, name, , price]): MenuItem => ({ name, category, description: null, price, cost: null }),
  ),
}

/** The redesign of its menu. */
export const seaside = (goals: string[], constraints?: string, dated = true) =>
  redesign(
    menu,
    {
      ...salesOf(
        rows.map(([category, name, units, price, cost]) => ({ category, name, units, price, cost })),
      ),
      ...(!dated && { period: null }),
    },
    constraints,
    goals,
  ).content

export const cachaca = 'Vender mais drinks com cachaça'
export const ticket = 'Aumentar o ticket médio'
