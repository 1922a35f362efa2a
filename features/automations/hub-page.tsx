export default function P(){return <h1>automations/hub-page</h1>}
