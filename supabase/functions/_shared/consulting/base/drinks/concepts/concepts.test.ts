import { describe, expect, it } from 'vitest'
import { containsPhrase, slugify, tokenize } from '../../language/text.ts'
import { ingredient, ingredients } from '../../pantry/bar.ts'
import { templates } from '../templates.ts'
import type { Concept } from './concept.ts'
import { alcoholFreeConcepts, concepts as always, ofSpirits, onRequest } from './index.ts'

const concepts = [...always, ...onRequest, ...ofSpirits]

/** Every name of the ingredients that a concept always contains. */
function certainWords(concept: Concept): string[][] {
  const certain = concept.slots.flatMap((slot) => {
    if (slot.kind !== 'fixed') return []
    const named = slot.options.map(([id]) => {
      const item = ingredient(id)
      return [item.family, item.name, ...item.words].map((words) => tokenize(words).join(' '))
    })
    return (named[0] ?? []).filter((word) => named.every((words) => words.includes(word)))
  })
  return certain.map((word) => word.split(' '))
}

const flavours = [
  ...new Set(
    ingredients
      .filter(({ tags }) => tags.includes('fruit') || tags.includes('herb'))
      .map(({ family }) => family),
  ),
  'gengibre',
  'rapadura',
  'hibisco',
  'café',
  'amendoim',
  'canela',
  'vermute',
]

describe('the drink ideas', () => {
  it('have unique names, which are their ids', () => {
    expect(new Set(concepts.map(({ name }) => name)).size).toBe(concepts.length)
    for (const concept of concepts) expect(concept.id).toBe(slugify(concept.name))
  })

  it('have no sweet slot in a fixed balance and no sour slot in a sugar balance', () => {
    for (const concept of concepts) {
      const { kind } = templates[concept.template].balance
      const has = (slot: 'acid' | 'sweet') => concept.slots.some((entry) => entry.kind === slot)
      if (kind === 'fixed') expect(has('sweet'), concept.id).toBe(false)
      if (kind === 'sugar') expect(has('acid'), concept.id).toBe(false)
    }
  })

  it('mention no flavour that the glass may lack', () => {
    const wrong: string[] = []
    for (const concept of concepts) {
      const story = tokenize(`${concept.name} ${concept.story}`)
      const certain = certainWords(concept)
      for (const flavour of flavours) {
        if (!containsPhrase(story, tokenize(flavour))) continue
        const covered = certain.some(
          (phrase) => containsPhrase(phrase, tokenize(flavour)) || containsPhrase(tokenize(flavour), phrase),
        )
        if (!covered) wrong.push(`${concept.id} mentions ${flavour}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('are described in ten to fourteen words, none like another, and named in at most three that count', () => {
    const all = [...concepts, ...alcoholFreeConcepts]
    const long = all.filter(({ story }) => {
      const words = story.split(/\s+/).length
      return words < 10 || words > 14
    })
    expect(long.map(({ story }) => story)).toEqual([])
    expect(new Set(all.map(({ story }) => story)).size).toBe(all.length)
    const small = new Set([
      'de',
      'do',
      'da',
      'dos',
      'das',
      'no',
      'na',
      'em',
      'e',
      'a',
      'às',
      'ao',
      'para',
      'as',
      'sem',
    ])
    const unsayable = all.filter(({ name }) => name.split(' ').filter((word) => !small.has(word)).length > 3)
    expect(unsayable.map(({ name }) => name)).toEqual([])
  })

  it('mention wood only when every base is wood-aged', () => {
    for (const concept of concepts) {
      if (!/madeira|barril/.test(concept.story)) continue
      expect(concept.bases, concept.id).not.toContain('alambique')
    }
  })

  it('comply with the alcohol advertising rules', () => {
    const refused =
      /\b(beba|bebam|tome|tomem|experimente|prove|vire|embriag|bêbad|porre|gole|saúde|saudável|cura(?!ç)|energia|vigor|sucesso|sedu|conquist|afrodis|sexo|sensual|dirig|volante|esporte|criança|infan)/i
    for (const concept of concepts) expect(`${concept.name}. ${concept.story}`).not.toMatch(refused)
  })

  it('suffice for a menu on each cachaça', () => {
    for (const base of ['alambique', 'carvalho', 'castanheira'] as const) {
      expect(concepts.filter(({ bases }) => bases.includes(base)).length).toBeGreaterThanOrEqual(12)
    }
  })
})
