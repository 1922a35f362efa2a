import type { MenuSpec } from '@consulting/report/blocks.ts'
import { Text, View } from '@react-pdf/renderer'
import { keepAmountsWhole } from '@/format/money'
import { copper, styles } from './styles'

/** A framed item stands out of the column by its padding and border, so that its price aligns with the others. */
const frame = {
  borderColor: copper,
  marginHorizontal: -11,
  marginTop: 3,
  marginBottom: 8,
}

type Section = MenuSpec['sections'][number]
type Item = Section['items'][number]

/** Points of a page of A4 below its title and above the foot of the menu. */
const pageHeight = 640
/** Characters in a line of a text. */
const lineLength = 95

/** About how high a section is at the usual size, points. */
const heightOf = ({ items }: Section) =>
  items.reduce(
    (sum, { text, box, contains }) =>
      sum +
      18 +
      (text ? 13 * Math.ceil(text.length / lineLength) : 0) +
      (contains.length > 0 ? 11 : 0) +
      (box ? 20 : 0),
    32,
  )

/** The sections of each printed page. */
function pagesOf(sections: readonly Section[]): Section[][] {
  const pages: Section[][] = []
  for (const section of sections) {
    const page = pages.at(-1)
    if (!page || section.startsPage) pages.push([section])
    else page.push(section)
  }
  return pages
}

/** Sizes of type and gaps: a page that is a little too long is set tighter. */
const sizes = {
  usual: { lineHeight: 1.4, name: 9.5, text: 9, contains: 8, gap: 5, frame: 6 },
  tight: { lineHeight: 1.25, name: 9, text: 8, contains: 7, gap: 2.5, frame: 3 },
}

type Size = (typeof sizes)['usual']

/** Each size states its line height, which would be inherited in points. */
const type = ({ lineHeight }: Size, fontSize: number) => ({ fontSize, lineHeight })

const itemView = ({ name, text, price, box, contains }: Item, size: Size) => (
  <View
    key={name}
    style={box ? [styles.card, frame, { paddingVertical: size.frame }] : { marginBottom: size.gap }}
    wrap={false}
  >
    <View style={[styles.row, { justifyContent: 'space-between' }]}>
      <Text style={[type(size, size.name), { fontWeight: 700, flex: 1, paddingRight: 12 }]}>{name}</Text>
      <Text style={type(size, size.name)}>{price === null ? '________' : keepAmountsWhole(price)}</Text>
    </View>
    {text && (
      <Text style={[styles.soft, type(size, size.text), { paddingRight: 60 }]}>{keepAmountsWhole(text)}</Text>
    )}
    {contains.length > 0 && (
      <Text style={[styles.soft, type(size, size.contains)]}>Contém: {contains.join(', ')}</Text>
    )}
  </View>
)

/** A house's menu as it is printed, on the pages that are planned for it. */
export function MenuPage({ menu }: { menu: MenuSpec }) {
  return (
    <View>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 22, textAlign: 'center', marginBottom: 14 }}>
        {menu.title}
      </Text>
      {pagesOf(menu.sections).map((sections) => {
        const isLong = sections.reduce((sum, section) => sum + heightOf(section), 0) > pageHeight
        const size = isLong ? sizes.tight : sizes.usual
        return sections.map(({ title, startsPage, items }) => (
          <View key={title} style={{ marginBottom: size.gap }} break={startsPage === true}>
            {/* A title never ends a page: its first item goes with it. */}
            <View wrap={false}>
              <View
                style={{ borderBottomWidth: 0.5, borderColor: copper, paddingBottom: 3, marginBottom: 6 }}
              >
                <Text style={[styles.subtitle, { lineHeight: 1.2, marginBottom: 0 }]}>{title}</Text>
              </View>
              {items.slice(0, 1).map((item) => itemView(item, size))}
            </View>
            {items.slice(1).map((item) => itemView(item, size))}
          </View>
        ))
      })}
      <View style={styles.block}>
        {menu.foot.map((line) => (
          <Text key={line} style={{ fontSize: 8.5, textAlign: 'center', marginTop: 6 }}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  )
}
