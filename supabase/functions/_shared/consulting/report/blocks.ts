import type { OtherWords } from './quoted-passages.ts'

/**
 * The blocks of a consulting report. Screen, print and PDF render the same blocks. Texts are Portuguese and may contain
 * `**bold**`. Money is formatted text in sentences and cells, and a number in R$ in charts.
 */
export type Block =
  | { kind: 'subtitle'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'notice'; tone: 'info' | 'warn'; title: string; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'checkList'; items: readonly string[] }
  | { kind: 'keyValues'; items: readonly { key: string; value: string }[] }
  | TableBlock
  | { kind: 'tables'; tables: readonly Omit<TableBlock, 'kind'>[] }
  | { kind: 'costCards'; items: readonly { label: string; value: string; note?: string }[] }
  | { kind: 'products'; items: readonly { name: string; details: string }[] }
  | { kind: 'drinks'; items: readonly DrinkSpec[] }
  | { kind: 'dishes'; items: readonly DishSpec[] }
  | { kind: 'posts'; items: readonly PostSpec[] }
  | { kind: 'menu'; menu: MenuSpec }
  | { kind: 'matrix'; matrix: Matrix }
  | { kind: 'bars'; chart: BarChart }
  | { kind: 'lines'; chart: LineChart }
  | { kind: 'scenarios'; scenarios: PricingScenarios }
  | { kind: 'actions'; items: readonly Action[] }
  | WishesBlock

export type TableBlock = {
  kind: 'table'
  caption: string
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  /** Indexes of numeric columns, aligned right. */
  numeric?: readonly number[]
  /** Chart above the table, if the table is long. */
  figure?: TableFigure
}

/** The columns of a long table to draw as bars, largest first. */
export type TableFigure = {
  caption: string
  unit: BarChart['unit']
  /** Index of the column with the figures. */
  column: number
  /** Index of the column to compare it with. */
  compare?: number
}

/** The picture of a drink: its glass, and the mark of its template. */
export type DrawnGlass = {
  shape: 'low' | 'tall' | 'stem' | 'wine' | 'shot' | 'mug' | 'cup'
  garnish: 'citrus' | 'herb' | 'bubbles' | 'foam' | 'peel' | 'slush' | 'steam' | 'beans' | 'none'
}

/** A drink's recipe sheet. */
export type DrinkSpec = {
  name: string
  glass?: DrawnGlass
  /** "Sour · Cachaça Alambique" */
  base: string
  /** "50 ml de cachaça Alambique" */
  ingredients: readonly string[]
  serve: string
  technique: string
  method: readonly string[]
  pairing: string
  /** R$, formatted. */
  price: string
  /** Null in a report without costs. */
  margin: string | null
  /** Dose cost, pour cost, strength…, formatted. */
  figures: readonly { key: string; value: string }[]
  /** Description for guests; absent if another section has it. */
  visual?: string
  notes: readonly string[]
}

export type DishSpec = {
  name: string
  /** "Principal · média" */
  kind: string
  ingredients: readonly string[]
  method: readonly string[]
  serve: string
  pairing: string
  price: string
  margin: string | null
  figures: readonly { key: string; value: string }[]
  notes: readonly string[]
}

export type PostSpec = {
  /** dd/mm/yyyy and weekday */
  date: string
  title: string
  copy: string
  /** "Reels", "Carrossel"… */
  format: string
  /** What the picture shows. */
  visual: string
  hashtags: readonly string[]
  /** The same post for other channels. */
  versions?: readonly { label: string; text: string }[]
  /** What the owner adds or confirms before publishing. */
  need?: string | null
}

/** A house's menu in print. */
export type MenuSpec = {
  /** Name of the house. */
  title: string
  sections: readonly {
    title: string
    /** The first on a page of the paper, other than the first page. */
    startsPage?: boolean
    items: readonly {
      name: string
      text: string | null
      /** R$, formatted; null if the owner has not set it yet. */
      price: string | null
      /** Printed in a frame. */
      box: boolean
      contains: readonly string[]
    }[]
  }[]
  /** Sentences at the foot of the page. */
  foot: readonly string[]
}

/** Menu engineering chart: popularity on the x axis, contribution margin on the y axis. */
export type Matrix = {
  caption: string
  /** Quadrants are named by the engine: "Estrela", "Burro de carga", "Enigma", "Abacaxi". */
  points: readonly { name: string; x: number; y: number; quadrant: string }[]
  /** Where the axes cross: 70 % ÷ n and the weighted mean margin. */
  threshold: { x: number; y: number }
  /** x in % of the category's units, y in R$. */
  axes: { x: string; y: string }
}

/** Values in R$ or units; `compare` is the value before. */
export type BarChart = {
  caption: string
  unit: 'brl' | 'units' | 'percent'
  bars: readonly { label: string; value: number; compare?: number }[]
  /** Labels of the two bars of a pair. */
  legend?: { value: string; compare: string }
}

/** One or more lines over the same labels; `low` and `high` draw an interval. */
export type LineChart = {
  caption: string
  unit: 'brl' | 'units'
  labels: readonly string[]
  series: readonly {
    name: string
    /** One per label; null is a gap. */
    values: readonly (number | null)[]
    low?: readonly (number | null)[]
    high?: readonly (number | null)[]
  }[]
}

/** Price scenarios that the reader may recalculate with another elasticity. */
export type PricingScenarios = {
  caption: string
  /** Fractions: 0.05 is 5 % dearer. */
  changes: readonly number[]
  items: readonly {
    name: string
    /** R$ */
    price: number
    cost: number
    /** Units a month. */
    units: number
    /** Assumed price elasticity of demand, below 0. */
    elasticity: number
  }[]
}

/** A task, as given to the person who does it. */
export type Action = {
  what: string
  /**
   * R$ with the assumption behind it, or words if no figure is honest. May contain `**bold**`. Null if nothing of it
   * remains in a report without costs.
   */
  brings: string | null
  /** "Semana 2" of the report's month, or a date. */
  by: string
  /** A role of the house: "Chefe de bar". */
  who: string
}

/** What the owner asked for. */
export type WishesBlock = {
  kind: 'wishes'
  /** How many wishes were met; empty where no wish was read. */
  summary: string
  items: readonly AnsweredWish[]
} & OtherWords

/** A wish of the owner and how the results answer it. */
export type AnsweredWish = {
  /** "Preços: até R$ 22" */
  wish: string
  /** The owner's own words; null if the owner chose an option. */
  words: string | null
  met: boolean
  /** One sentence: what was done, or why it was not possible. */
  answer: string
  /** The section that contains the answer; null if it is everywhere. */
  section: { id: string; title: string } | null
}

export type ReportSection = {
  /** Stable; used in the address and the sidebar: "resumo". */
  id: string
  title: string
  blocks: readonly Block[]
}

export type Report = {
  /** The request's id. */
  id: string
  title: string
  restaurant: string
  year: number
  /** ISO timestamp. */
  createdAt: string
  sections: readonly ReportSection[]
}
