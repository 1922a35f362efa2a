import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { foldAccents } from '@consulting/base/language/text.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Missing } from '../../completeness'
import { noSection } from '../../words'

/** Which items the list shows: all, those off the menu, or those that lack a field. */
export type Situation = 'all' | 'off' | Missing

const lacks: Record<Missing, (item: MenuItemRow) => boolean> = {
  preco: (item) => item.active && item.price === null,
  custo: (item) => item.active && item.cost === null,
  alergenos: (item) => item.active && item.allergens === null,
}

const fits = (item: MenuItemRow, situation: Situation) =>
  situation === 'all' || (situation === 'off' ? !item.active : lacks[situation](item))

export const sectionOf = ({ section }: MenuItemRow): string => section ?? noSection

const folded = (text: string) => foldAccents(text).toLowerCase()

export type MenuFilter = ReturnType<typeof useMenuFilter>

/** Search and filters of the menu. The list is deferred, so that it never delays typing. */
export function useMenuFilter(items: readonly MenuItemRow[], situation: Situation) {
  const [text, setText] = useState('')
  const [section, setSection] = useState('')
  const query = useDeferredValue(text)
  const searchable = useMemo(
    () => items.map((item) => folded(`${item.name} ${item.section ?? ''} ${item.description ?? ''}`)),
    [items],
  )
  const sections = useMemo(() => [...new Set(items.map(sectionOf))], [items])
  const shown = useMemo(() => {
    const words = folded(query).split(/\s+/).filter(Boolean)
    const order = new Map(sections.map((name, index) => [name, index]))
    return items
      .filter(
        (item, index) =>
          (section === '' || sectionOf(item) === section) &&
          fits(item, situation) &&
          words.every((word) => searchable[index]?.includes(word)),
      )
      .toSorted((a, b) => (order.get(sectionOf(a)) ?? 0) - (order.get(sectionOf(b)) ?? 0))
  }, [items, searchable, sections, query, section, situation])
  return {
    text,
    setText,
    section,
    setSection,
    sections,
    shown,
    filtered: query.trim() !== '' || section !== '' || situation !== 'all',
    clear: () => {
      setText('')
      setSection('')
    },
  }
}
