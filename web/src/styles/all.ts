/** All styles, in the order in which they apply. */
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./components.css";
import "./sheet.css";
import "./fields.css";
import "../art/art.css";
import "../layout/layout.css";
import "./print.css";
