/** Whether a new drink's name fits the town of a house. Drinks are named after Fortaleza, its beaches and the state. */

import { containsPhrase, tokenize } from '../../base/language/text.ts'

/** Towns, districts and landmarks that drinks are named after. */
const places: readonly string[] = [
  ...['mucuripe', 'jurema', 'tabajaras', 'iracema', 'barra do ceará', 'beira-mar', 'aldeota', 'varjota'],
  ...['benfica', 'parangaba', 'messejana', 'dragão', 'poço da draga', 'ponte metálica', 'praça do ferreira'],
  ...['passeio público', 'mercado central', 'josé de alencar', 'joão felipe', 'brisa do parque'],
  ...[
    'maranguape',
    'redenção',
    'baturité',
    'meruoca',
    'ibiapaba',
    'ipu',
    'quixadá',
    'itapajé',
    'icó',
    'crato',
  ],
  ...['camocim', 'cauípe', 'beberibe', 'icapuí', 'paracuru', 'aquiraz', 'almofala', 'taíba', 'aracati'],
  ...['canoa quebrada', 'porto das dunas', 'jardim da serra', 'jandaíra'],
]

/** What is seen only at the beach, in the hills or in the drylands. */
const landscapes: readonly string[] = [
  ...['mar', 'maré', 'maresia', 'praia', 'jangada', 'jangadeiro', 'duna', 'areia', 'prancha', 'calçadão'],
  ...['pedra furada', 'piscina natural', 'ilha do amor', 'mangue', 'barco', 'farol'],
  ...['serra', 'neblina', 'geada', 'chapada', 'sertão', 'açude'],
]

const holds = (text: string, phrases: readonly string[]) => {
  const words = tokenize(text)
  return phrases.some((phrase) => containsPhrase(words, tokenize(phrase)))
}

/**
 * In Fortaleza every name fits; elsewhere only those without a place or a landscape, and those of the town itself.
 * @param text name and story of the drink
 */
export function fitsTown(text: string, city: string): boolean {
  if (holds(city, ['fortaleza'])) return true
  const elsewhere = places.filter((place) => !holds(city, [place]))
  return !holds(text, [...elsewhere, ...landscapes])
}
