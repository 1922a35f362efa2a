import type { MenuSpec } from '@consulting/report/blocks.ts'
import { Text, View } from '@react-pdf/renderer'
import { keepAmountsWhole } from '@/format/money'
import { copper, styles } from './styles'

/** A framed item stands out of the column by its padding and border, so that its price aligns with the others. */
const frame = {
  borderColor: copper,
  paddingVertical: 6,
  marginHorizontal: -11,
  marginTop: 3,
  marginBottom: 8,
}

type Item = MenuSpec['sections'][number]['items'][number]

const itemView = ({ name, text, price, box, contains }: Item) => (
  <View key={name} style={box ? [styles.card, frame] : { marginBottom: 5 }} wrap={false}>
    <View style={[styles.row, { justifyContent: 'space-between' }]}>
      <Text style={{ fontWeight: 700, flex: 1, paddingRight: 12 }}>{name}</Text>
      <Text>{price === null ? '________' : keepAmountsWhole(price)}</Text>
    </View>
    {text && <Text style={[styles.soft, { fontSize: 9, paddingRight: 60 }]}>{keepAmountsWhole(text)}</Text>}
    {contains.length > 0 && <Text style={[styles.soft, { fontSize: 8 }]}>Contém: {contains.join(', ')}</Text>}
  </View>
)

/** A house's menu as it is printed. */
export function MenuPage({ menu }: { menu: MenuSpec }) {
  return (
    <View>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 22, textAlign: 'center', marginBottom: 14 }}>
        {menu.title}
      </Text>
      {menu.sections.map(({ title, items }) => (
        <View key={title} style={{ marginBottom: 5 }}>
          {/* A title never ends a page: its first item goes with it. */}
          <View wrap={false}>
            <View style={{ borderBottomWidth: 0.5, borderColor: copper, paddingBottom: 3, marginBottom: 6 }}>
              <Text style={[styles.subtitle, { lineHeight: 1.2, marginBottom: 0 }]}>{title}</Text>
            </View>
            {items.slice(0, 1).map(itemView)}
          </View>
          {items.slice(1).map(itemView)}
        </View>
      ))}
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
