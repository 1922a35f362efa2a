import type * as z from 'zod/mini'
import type { Answers, AutomationDefinition } from './base/answers/definition.ts'
import type { EngineContext } from './base/context.ts'
import type { EngineResult } from './base/engine-result.ts'
import type { Fact } from './base/facts.ts'
import type { PricedPlace } from './base/pricing/priced-place.ts'
import type { Conflict } from './base/request/conflict.ts'
import type { Action, ReportSection } from './report/blocks.ts'
import type { AnyOpenParts, OpenParts } from './report/open-parts.ts'

/** The content of a result, discriminated by `kind`; each kind belongs to one automation. */
export type Content = { kind: string }

/** Path of a word inside a content: `story`, `posts[].copy`. */
type PathIn<Tree> = {
  [Key in keyof Tree & string]: NonNullable<Tree[Key]> extends string
    ? Key
    : NonNullable<Tree[Key]> extends readonly (infer Item)[]
      ? Item extends string
        ? `${Key}[]`
        : `${Key}[].${PathIn<Item>}`
      : NonNullable<Tree[Key]> extends object
        ? `${Key}.${PathIn<NonNullable<Tree[Key]>>}`
        : never
}[keyof Tree & string]

/**
 * The fields of each kind of content that an AI may rewrite. Names are excluded, because shopping lists, overviews and
 * reports refer to them; so are steps and quantities, because a recipe must work.
 */
export type RewritableFields<Contents extends { kind: string }> = {
  readonly [Kind in Contents['kind']]: readonly PathIn<Extract<Contents, { kind: Kind }>>[]
}

/** The prices of a result that a consultant may set. */
type PriceEditing<Contents extends Content> =
  | {
      /** Paths of prices in R$, by kind of content: `suggestedPrice`. */
      readonly paths: { readonly [Kind in Contents['kind']]?: readonly string[] }
      /** The content with the prices set at their paths and everything derived from them. */
      readonly set: () => Promise<(content: Contents, prices: ReadonlyMap<string, number>) => Contents>
    }
  /** Prices that the engine computes with: it runs again with those of the review. */
  | { readonly places: (content: Contents) => PricedPlace[] }

/** Turns answers into results. Pure: no clock, no network, no randomness. */
type Engine<Contents extends Content> = (answers: Answers, context: EngineContext) => EngineResult<Contents>[]

type Parts<Type extends string, Contents extends Content> = {
  /** As in `automations_catalog` and in addresses. */
  type: Type
  definition: AutomationDefinition
  words: RewritableFields<Contents>
  /** Absent if no price may be set. */
  prices?: PriceEditing<Contents>
  // Loaded on first use: hub and wizard need none of these, and engines run on the server only.
  schema: () => Promise<z.ZodMiniType<Contents>>
  report: () => Promise<{
    sections: (contents: readonly Contents[]) => ReportSection[]
    /** What to do first, best five first; empty for contents that advise nothing. */
    actions: (contents: readonly Contents[]) => Action[]
    /** The parts of them for readers who must not learn the house's costs. */
    openParts: OpenParts<Contents>
  }>
  engine: () => Promise<Engine<Contents>>
  /** What the contents state, for the check against the request sheet and for the command line. */
  facts: () => Promise<(contents: readonly Contents[]) => Fact[]>
  /** Finds wishes that contradict each other. Runs in the browser too, so it must not import `engine.ts`. */
  conflicts?: () => Promise<FindConflicts>
}

type FindConflicts = (answers: Answers, context: EngineContext) => Conflict[]

type AutomationReport = {
  sections: ReportSection[]
  actions: Action[]
  openParts: AnyOpenParts
}

const noParts: AnyOpenParts = { sections: [], prices: [], costs: [] }

/** Assembles an automation from the files of its folder. */
export function defineAutomation<const Type extends string, Contents extends Content>({
  type,
  definition,
  words,
  prices,
  schema,
  report,
  engine,
  facts,
  conflicts,
}: Parts<Type, Contents>) {
  const isKind = (kind: string): kind is Contents['kind'] => Object.hasOwn(words, kind)
  const gives = (content: Content): content is Contents => isKind(content.kind)
  return {
    type,
    definition,
    /** Whether a content is of a kind that this automation gives. */
    gives,
    /** Paths of the fields that an AI may rewrite. */
    wordPaths: (content: Content): readonly string[] => (isKind(content.kind) ? words[content.kind] : []),
    /** Paths of the prices that a consultant may set. */
    pricePaths: (content: Content): readonly string[] =>
      (prices && 'paths' in prices && isKind(content.kind) ? prices.paths[content.kind] : undefined) ?? [],
    /** The prices for which the engine runs again, and those that cannot be set. */
    pricedPlaces: (content: Content): PricedPlace[] =>
      prices && 'places' in prices && gives(content) ? prices.places(content) : [],
    /** The content with the prices set, if this automation created it and allows it; otherwise unchanged. */
    withPrices: async <Any extends Content>(
      content: Any,
      values: ReadonlyMap<string, number>,
    ): Promise<Any | Contents> =>
      prices && 'set' in prices && gives(content) && values.size > 0
        ? (await prices.set())(content, values)
        : content,
    /** Parses a stored content; null if it does not match the schema. */
    parse: async (content: unknown): Promise<Contents | null> => {
      const result = (await schema()).safeParse(content)
      return result.success ? result.data : null
    },
    /** Sections and actions from this automation's contents; empty if there are none. */
    report: async (contents: readonly Content[]): Promise<AutomationReport> => {
      const own = contents.filter(gives)
      if (own.length === 0) return { sections: [], actions: [], openParts: noParts }
      const { sections, actions, openParts } = await report()
      return { sections: sections(own), actions: actions(own), openParts }
    },
    /** The facts in this automation's contents. */
    facts: async (contents: readonly Content[]): Promise<Fact[]> => {
      const own = contents.filter(gives)
      return own.length === 0 ? [] : (await facts())(own)
    },
    /** Contradicting wishes of the sheet; none if the automation does not look for any. */
    conflicts: async (answers: Answers, context: EngineContext): Promise<Conflict[]> =>
      conflicts ? (await conflicts())(answers, context) : [],
    run: async (answers: Answers, context: EngineContext): Promise<EngineResult<Contents>[]> => {
      const [{ toStorable }, generate] = await Promise.all([import('./base/engine-result.ts'), engine()])
      return toStorable(generate(answers, context))
    },
  }
}
