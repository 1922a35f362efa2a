import type { MenuSpec } from '@consulting/report/blocks.ts'
import { Text, View } from '@react-pdf/renderer'
import { copper, styles } from './styles'

/** A house's menu as it is printed. */
export function MenuPage({ menu }: { menu: MenuSpec }) {
  return (
    <View>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 22, textAlign: 'center', marginBottom: 14 }}>
        {menu.title}
      </Text>
      {menu.sections.map(({ title, items }) => (
        <View key={title} style={styles.block}>
          <Text
            style={[styles.subtitle, { borderBottomWidth: 0.5, borderColor: copper }]}
            minPresenceAhead={48}
          >
            {title}
          </Text>
          {items.map(({ name, text, price, box, contains }) => (
            <View
              key={name}
              style={box ? [styles.card, { borderColor: copper, marginVertical: 4 }] : { marginBottom: 6 }}
              wrap={false}
            >
              <View style={[styles.row, { justifyContent: 'space-between' }]}>
                <Text style={{ fontWeight: 700, flex: 1, paddingRight: 12 }}>{name}</Text>
                <Text>{price ?? '________'}</Text>
              </View>
              {text && <Text style={[styles.soft, { fontSize: 9, paddingRight: 60 }]}>{text}</Text>}
              {contains.length > 0 && (
                <Text style={[styles.soft, { fontSize: 8 }]}>Contém: {contains.join(', ')}</Text>
              )}
            </View>
          ))}
        </View>
      ))}
      {menu.foot.map((line) => (
        <Text key={line} style={{ fontSize: 8.5, textAlign: 'center', marginTop: 6 }}>
          {line}
        </Text>
      ))}
    </View>
  )
}
