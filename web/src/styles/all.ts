/** How everything looks, in the order in which it is laid on. */
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./components.css";
import "../art/art.css";
import "../layout/layout.css";
import "./print.css";
