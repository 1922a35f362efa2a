/** What the owner asks of the form of every post. */
import { shortened } from '../../base/language/caption-lines.ts'
import { isEnglishTag } from '../../base/language/english-tags.ts'
import {
  asksForPhotos,
  asksLeave,
  picturesIn,
  showsPeople,
  showsRefused,
  withPictures,
} from '../../base/language/pictures.ts'
import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { brokenBy, reworded, wordingLimits } from '../../base/language/wording-limits.ts'
import { isScoped } from '../../base/request/held-days.ts'
import type { Requirements } from '../../base/request/requirements.ts'

/** Names of offers and cheaper prices. */
const cheaper = /(?<!\p{L})(?:descontos?|promo[çc][ãa]o|promo[çc][õo]es|off)(?!\p{L})/iu
const delivered = /(?<!\p{L})(?:entregas?|delivery|ifood|entregamos|encomendas?)(?!\p{L})/iu

export type FormRules = {
  hashtags: (tags: readonly string[]) => string[]
  /** Whether a text, or what a picture shows, keeps to the rules. */
  allows: (text: string) => boolean
  allowsPicture: (visual: string) => boolean
  noFaces: boolean
  /** The picture, with the leave of whoever it shows, where the owner asks for it. */
  agreed: (shown: string) => string
  /** The caption in as many lines as the owner allows. */
  fitted: (copy: string) => string
  /** A text in the words that the owner allows. */
  said: (text: string) => string
  noVideo: boolean
  /** The pictures of a post, as many as the owner allows. */
  fewer: (visual: string) => string
}

/** @param own words that stay whatever the owner's limits: names, and what the owner writes */
export function formRules(
  { postRules, houseFacts }: Requirements,
  own: ReadonlySet<string> = new Set(),
): FormRules {
  const limits = wordingLimits.filter((limit) => postRules.some(({ what }) => what === limit))
  const has = (what: (typeof postRules)[number]['what']) => postRules.some((rule) => rule.what === what)
  const most = Math.min(
    ...postRules.flatMap(({ what, most: count }) => (what === 'mostHashtags' ? (count ?? 0) : [])),
    30,
  )
  const unsaid = postRules.flatMap((rule) =>
    rule.what === 'noMention' && rule.of && !isScoped(rule) ? [tokenize(rule.of)] : [],
  )
  const unshown = postRules.flatMap(({ what, of }) => (what === 'noPicture' && of ? [of] : []))
  const ownTags = postRules.flatMap(({ what, of }) => (what === 'hashtag' && of ? [of] : []))
  const noFaces = has('noFaces')
  const needsLeave = has('withConsent')
  const isUntagged = postRules.some(({ what, of }) => what === 'noHashtags' && of === undefined)
  // "reserva só no zap": no text sends anybody elsewhere.
  const byWhatsApp = houseFacts.some(
    ({ about, what = '' }) =>
      about === 'call' &&
      /(?<!\p{L})(?:s[oó]|somente|apenas)(?!\p{L})/iu.test(what) &&
      /zap|whats/i.test(what),
  )
  const silent = (text: string) => {
    const words = tokenize(text)
    return unsaid.every((one) => !containsPhrase(words, one))
  }
  const lines = Math.min(
    ...postRules.flatMap(({ what, most: count }) => (what === 'mostLines' ? (count ?? 0) : [])),
    Number.POSITIVE_INFINITY,
  )
  const pictures = Math.min(
    ...postRules.flatMap(({ what, most: count }) => (what === 'mostPictures' ? (count ?? 0) : [])),
    Number.POSITIVE_INFINITY,
  )
  return {
    fewer: (visual) =>
      picturesIn(visual).length > pictures ? withPictures(visual, Math.max(1, pictures)) : visual,
    fitted: (copy) => {
      const told = byWhatsApp ? copy.replace(/(?<=\b(?:no|pelo|por) )direct(?!\p{L})/giu, 'WhatsApp') : copy
      return lines === Number.POSITIVE_INFINITY ? told : shortened(told, lines)
    },
    said: (text) => reworded(text, limits, own),
    noVideo: has('noVideo'),
    hashtags: (tags) =>
      isUntagged
        ? []
        : [...new Set([...ownTags, ...tags])]
            .filter(
              (tag) =>
                !(
                  (has('noHashtags') || has('noEnglish')) &&
                  !own.has(tokenize(tag).join('')) &&
                  isEnglishTag(tag)
                ),
            )
            .slice(0, most),
    allows: (text) =>
      silent(text) &&
      brokenBy(reworded(text, limits, own), limits, own) === null &&
      !(noFaces && asksForPhotos(text)) &&
      !(needsLeave && asksForPhotos(text) && !asksLeave(text)) &&
      !(has('noDiscount') && cheaper.test(text)) &&
      !(has('noDelivery') && delivered.test(text)),
    allowsPicture: (visual) =>
      silent(visual) && !unshown.some((of) => showsRefused(visual, of)) && !(noFaces && showsPeople(visual)),
    noFaces,
    agreed: (shown) =>
      needsLeave && showsPeople(shown) && !asksLeave(shown)
        ? `${shown}; quem aparece, só com autorização`
        : shown,
  }
}
