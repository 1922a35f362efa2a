import type { DishSpec, DrinkSpec, PostSpec } from '@consulting/report/blocks.ts'
import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { drawGlass, glassBox } from '@/ui/illustrations/glass-paths'
import { Rich } from './rich'
import { amber, clay, copper, ink, soft, styles } from './styles'

const inks = { key: ink, second: amber, paper: '#ffffff' }

function Glass({ shape, garnish }: NonNullable<DrinkSpec['glass']>) {
  return (
    <Svg viewBox={`0 0 ${glassBox.width} ${glassBox.height}`} style={{ width: 50, height: 62 }}>
      {drawGlass(shape, garnish).map(({ ink: layer, d }) => (
        <Path key={d} d={d} fill={inks[layer]} />
      ))}
    </Svg>
  )
}

const small = { fontSize: 8, lineHeight: 1.35 }
const body = { fontSize: 8.5, lineHeight: 1.35 }
const label = { ...small, fontWeight: 700 as const, color: copper }

/** The recipe sheet of a drink: a quarter of a page, to be cut out and pinned up behind the bar. */
export function DrinkCard({ spec }: { spec: DrinkSpec }) {
  return (
    <View
      style={{ borderWidth: 1, borderColor: clay, borderRadius: 6, padding: 9, marginBottom: 8 }}
      wrap={false}
    >
      <View style={[styles.row, { gap: 12 }]}>
        <View style={{ width: 66, alignItems: 'center' }}>
          {spec.glass && <Glass {...spec.glass} />}
          <Text style={{ fontFamily: 'Fraunces', fontSize: 13, lineHeight: 1.2, marginTop: 5 }}>
            {spec.price}
          </Text>
          <Text style={[small, { color: soft }]}>margem</Text>
          <Text style={small}>{spec.margin}</Text>
        </View>
        <View style={{ flex: 1 }}>
          <View style={[styles.row, { alignItems: 'baseline', gap: 8, marginBottom: 4 }]}>
            <Text style={{ fontFamily: 'Fraunces', fontSize: 13, lineHeight: 1.2 }}>{spec.name}</Text>
            <Text style={[small, { color: soft }]}>{spec.base}</Text>
          </View>
          <View style={[styles.row, { gap: 12 }]}>
            <View style={{ width: 132 }}>
              <Text style={label}>Ingredientes</Text>
              {spec.ingredients.map((ingredient) => (
                <Text key={ingredient} style={body}>
                  {ingredient}
                </Text>
              ))}
            </View>
            <View style={{ flex: 1 }}>
              <Text style={label}>Preparo</Text>
              {spec.method.map((step, index) => (
                <View key={step} style={styles.row}>
                  <Text style={[body, { width: 12 }]}>{index + 1}.</Text>
                  <Text style={[body, { flex: 1 }]}>{step}</Text>
                </View>
              ))}
            </View>
          </View>
        </View>
      </View>
      <Text style={[small, { marginTop: 5 }]}>
        <Text style={{ fontWeight: 700 }}>Serviço: </Text>
        {spec.serve} <Text style={{ fontWeight: 700 }}>Harmoniza com: </Text>
        {spec.pairing}
      </Text>
      <Text style={[small, { color: soft }]}>
        {spec.figures.map(({ key, value }) => `${key} ${value}`).join(' · ')}
      </Text>
      {spec.notes.length > 0 && (
        <Text style={[small, { color: soft }]}>
          <Rich text={spec.notes.join(' ')} />
        </Text>
      )}
    </View>
  )
}

/** The technical sheet of a dish. */
export function DishSheet({ spec }: { spec: DishSpec }) {
  return (
    <View style={styles.card} wrap={false}>
      <View style={[styles.row, { justifyContent: 'space-between' }]}>
        <Text style={{ fontFamily: 'Fraunces', fontSize: 14, lineHeight: 1.2 }}>{spec.name}</Text>
        <Text style={{ fontWeight: 700 }}>{spec.price}</Text>
      </View>
      <Text style={[styles.soft, { marginBottom: 6 }]}>{spec.kind}</Text>
      <View style={[styles.row, { gap: 14 }]}>
        <View style={{ flex: 1 }}>
          <Text style={styles.caption}>Ingredientes</Text>
          {spec.ingredients.map((ingredient) => (
            <Text key={ingredient}>{ingredient}</Text>
          ))}
        </View>
        <View style={{ flex: 1.4 }}>
          <Text style={styles.caption}>Preparo</Text>
          {spec.method.map((step, index) => (
            <Text key={step}>
              {index + 1}. {step}
            </Text>
          ))}
        </View>
      </View>
      <Text style={{ marginTop: 6 }}>
        <Text style={{ fontWeight: 700 }}>Serviço: </Text>
        {spec.serve}
      </Text>
      <Text>
        <Text style={{ fontWeight: 700 }}>Harmoniza com: </Text>
        {spec.pairing}
      </Text>
      <Text style={[styles.soft, { fontSize: 8.5, marginTop: 4 }]}>
        {[
          `Margem ${spec.margin}`,
          ...spec.figures.map(({ key, value }) => `${key.toLowerCase()} ${value}`),
        ].join(' · ')}
      </Text>
      {spec.notes.map((note) => (
        <Text key={note} style={[styles.soft, { fontSize: 8.5 }]}>
          <Rich text={note} />
        </Text>
      ))}
    </View>
  )
}

export function Post({ post }: { post: PostSpec }) {
  return (
    <View style={styles.card} wrap={false}>
      <Text style={[styles.soft, { fontSize: 8.5 }]}>
        {post.date} · {post.format}
      </Text>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 12, marginBottom: 4 }}>{post.title}</Text>
      <Text>{post.copy}</Text>
      <Text style={[styles.soft, { marginTop: 4 }]}>Imagem: {post.visual}</Text>
      <Text style={{ color: copper, marginTop: 4 }}>{post.hashtags.join(' ')}</Text>
    </View>
  )
}
