import { StyleSheet } from '@react-pdf/renderer'

/** The brand colours for paper; see styles.css. */
export const ink = '#1d1a16'
export const soft = '#5b5346'
export const cane = '#17402f'
export const copper = '#8f4a22'
export const clay = '#eaddc4'
export const amber = '#c9832b'

export const styles = StyleSheet.create({
  page: {
    paddingTop: 46,
    paddingBottom: 56,
    paddingHorizontal: 52,
    fontFamily: 'Figtree',
    fontSize: 9.5,
    lineHeight: 1.4,
    color: ink,
  },
  cover: { backgroundColor: '#0e2a20', color: '#faf5ea', padding: 56, justifyContent: 'space-between' },
  coverTitle: { fontFamily: 'Fraunces', fontSize: 34, lineHeight: 1.15, marginTop: 8 },
  title: { fontFamily: 'Fraunces', fontSize: 20, lineHeight: 1.2, marginBottom: 10 },
  // A unitless line height is inherited as points: each size states its own.
  subtitle: { fontFamily: 'Fraunces', fontSize: 13, lineHeight: 1.2, marginBottom: 5 },
  beforeTitle: { height: 16 },
  beforeSubtitle: { height: 10 },
  caption: { fontWeight: 700, marginBottom: 5 },
  text: { marginBottom: 8 },
  soft: { color: soft },
  row: { flexDirection: 'row' },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 16 },
  block: { marginBottom: 12 },
  card: { borderWidth: 1, borderColor: clay, borderRadius: 6, padding: 10, marginBottom: 10 },
  foot: { position: 'absolute', top: 804, left: 52, right: 52, fontSize: 8, color: soft },
})
